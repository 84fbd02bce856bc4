import { placeOf } from "../../../design/emoji_sprites";
import { linesOf, sharePicture, spriteAt } from "../../../design/canvas_sprites_and_picture_sharing";
import { chairPicture } from "../../../table/seat_occupant_names_and_pictures";
import type { TableContext } from "../../../table/table_context_words_moves_and_selection.svelte";
import { winnersOf } from "../../../game_over/ranking_winners_and_share_text";
import { customCards } from "../../../custom_cards/custom_card_cache.svelte";
import { drawingOf, paperOf } from "../gift_drawing_price_and_paper";
import { pairsOf, ratedGiftsIn, signed, type RatedGift } from "./whole_game_pair_and_gift_scores";
import type { Opened } from "./revealed_so_far.svelte";

const WIDTH = 1080;
const HEIGHT = 1350;
const INK = "#33222b";
const PAPER = "#faf1e2";
const MOST_PAIRS = 4;

/** Draws text and sprites one under the other. */
class Sheet {
  readonly canvas = document.createElement("canvas");
  readonly pen: CanvasRenderingContext2D;
  y = 90;

  constructor() {
    this.canvas.width = WIDTH;
    this.canvas.height = HEIGHT;
    const pen = this.canvas.getContext("2d");
    if (!pen) throw new Error("no canvas here");
    this.pen = pen;
    pen.fillStyle = PAPER;
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    pen.fillStyle = "#b4233a";
    for (let x = 0; x < WIDTH; x += 120) pen.fillRect(x, 0, 60, 34);
    pen.textAlign = "center";
    pen.textBaseline = "top";
  }

  /** Write a paragraph, in as many lines as it takes, between two edges. */
  write(text: string, size: number, left = 60, right = WIDTH - 60, colour = INK): void {
    const { pen } = this;
    pen.font = `600 ${size}px Fredoka, system-ui, sans-serif`;
    pen.fillStyle = colour;
    for (const line of linesOf(pen, text, right - left)) {
      pen.fillText(line, (left + right) / 2, this.y);
      this.y += size * 1.16;
    }
  }

  async sprite(href: string, x: number, y: number, size: number): Promise<void> {
    const image = href ? await spriteAt(href) : null;
    if (image) this.pen.drawImage(image, x, y, size, size);
  }

  /** Draw the middle of a photo as a square. */
  async photo(address: string, x: number, y: number, size: number): Promise<void> {
    const image = Object.assign(new Image(), { src: address });
    await image.decode();
    const side = Math.min(image.naturalWidth, image.naturalHeight);
    const [left, top] = [(image.naturalWidth - side) / 2, (image.naturalHeight - side) / 2];
    this.pen.drawImage(image, left, top, side, side, x, y, size, size);
  }

  panel(x: number, y: number, width: number, height: number, colour: string): void {
    this.pen.fillStyle = colour;
    this.pen.beginPath();
    this.pen.roundRect(x, y, width, height, 30);
    this.pen.fill();
  }
}

async function drawGift(sheet: Sheet, context: TableContext, told: RatedGift, left: number): Promise<void> {
  const top = sheet.y;
  const width = 460;
  const say = (key: string, args: Record<string, number> = {}): string => context.words.saying(key, args, context);
  sheet.panel(left, top, width, 480, "#fffaf1");
  const drawing = drawingOf(told.gift);
  const photo = customCards.picture(told.gift);
  sheet.panel(left + 120, top + 86, 220, 220, paperOf(told.gift));
  if (photo) await sheet.photo(photo, left + 120, top + 86, 220);
  else await sheet.sprite(drawing?.main ?? placeOf("wrapped-gift") ?? "", left + 140, top + 106, 180);
  if (drawing?.second) await sheet.sprite(drawing.second, left + 240, top + 206, 100);
  sheet.y = top + 26;
  sheet.write(say(told.isWanted ? "recall_surest" : "recall_dread"), 34, left + 20, left + width - 20, "#6a5560");
  sheet.y = top + 322;
  const name = context.words.label(told.gift);
  sheet.write(name.charAt(0).toLocaleUpperCase() + name.slice(1), 36, left + 20, left + width - 20);
  sheet.write(
    say(told.isWanted ? "recall_wanted" : "recall_nightmare", { votes: told.votes, of: told.of }),
    30,
    left + 20,
    left + width - 20,
    told.isWanted ? "#1c6650" : "#8e1a2d",
  );
  sheet.y = top;
}

/** Draw who knew whom best as a picture. */
export async function drawPoster(context: TableContext, opened: readonly Opened[]): Promise<HTMLCanvasElement> {
  await Promise.all([document.fonts.load("600 40px Fredoka"), document.fonts.ready]);
  const sheet = new Sheet();
  const { table, words } = context;
  const say = (key: string, args: Record<string, string | number> = {}): string => words.saying(key, args, context);
  sheet.write(words.label("game-name"), 84);
  const winners = table.board ? winnersOf(table.board) : [];
  const spread = 190;
  let x = WIDTH / 2 - (winners.length * spread) / 2 + 20;
  for (const { seat } of winners) {
    await sheet.sprite(placeOf(chairPicture(table.code, seat, table.chair(seat))) ?? "", x, sheet.y + 16, 150);
    x += spread;
  }
  if (winners.length) {
    sheet.y += 180;
    sheet.write(winners.map(({ seat }) => context.nameOf(seat)).join(" · "), 56, 60, WIDTH - 60, "#b4233a");
  }
  sheet.y += 26;
  const gifts = ratedGiftsIn(table.board?.story ?? []);
  for (const [at, gift] of gifts.entries())
    await drawGift(sheet, context, gift, gifts.length > 1 ? 60 + 500 * at : 310);
  if (gifts.length) sheet.y += 512;
  sheet.write(say("recall_title"), 44);
  sheet.y += 8;
  for (const { giver, receiver, points } of pairsOf(opened).slice(0, MOST_PAIRS)) {
    sheet.write(`${context.nameOf(giver)} › ${context.nameOf(receiver)}  ${signed(points)}`, 38);
  }
  sheet.y = HEIGHT - 60;
  sheet.write(say("recall_made"), 28, 60, WIDTH - 60, "#6a5560");
  return sheet.canvas;
}

/** Share the poster, or keep it where the device shares nothing. */
export async function keepPoster(context: TableContext, opened: readonly Opened[]): Promise<void> {
  await sharePicture(await drawPoster(context, opened), `gifttrap-${context.table.code}.png`);
}
