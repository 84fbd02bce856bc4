import type { EveningStanding, EveningSummary } from "../generated/wire";
import { placeOf } from "../design/emoji_sprites";
import { linesOf, sharePicture, spriteAt } from "../design/canvas_sprites_and_picture_sharing";
import { say } from "./interface_text_en_fr";

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 70;
const INK = "#33222b";
const SOFT = "#6a5560";
const RED = "#b4233a";
/** People who have a line of their own. */
const MOST = 5;
const LINE = 62;
const FIRST_LINE = 232;

function font(pen: CanvasRenderingContext2D, size: number, colour = INK): void {
  pen.font = `600 ${size}px Fredoka, system-ui, sans-serif`;
  pen.fillStyle = colour;
}

/** As much of a text as there is room for. */
function cut(pen: CanvasRenderingContext2D, text: string, room: number): string {
  if (pen.measureText(text).width <= room) return text;
  const letters = [...text];
  while (letters.length && pen.measureText(`${letters.join("")}…`).width > room) letters.pop();
  return `${letters.join("")}…`;
}

function drawPaper(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = "#faf1e2";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = RED;
  for (let x = 0; x < WIDTH; x += 100) pen.fillRect(x, 0, 50, 28);
  pen.textBaseline = "middle";
}

async function drawStanding(
  pen: CanvasRenderingContext2D,
  standing: EveningStanding,
  y: number,
  isFirst: boolean,
): Promise<void> {
  pen.fillStyle = isFirst ? "#f7dfa6" : "#fffaf1";
  pen.beginPath();
  pen.roundRect(EDGE, y - 27, WIDTH - 2 * EDGE, 54, 18);
  pen.fill();
  const picture = await spriteAt(placeOf(standing.avatar) ?? "");
  if (picture) pen.drawImage(picture, EDGE + 14, y - 22, 44, 44);
  font(pen, 32);
  const points = say("evening-points", { points: standing.points });
  const wide = pen.measureText(points).width;
  pen.textAlign = "right";
  pen.fillText(points, WIDTH - EDGE - 20, y);
  pen.textAlign = "left";
  pen.fillText(cut(pen, standing.name, WIDTH - 2 * EDGE - wide - 130), EDGE + 76, y);
}

/** Draw who stands where, as everybody at the table may know it. */
export async function drawEvening(
  standings: readonly EveningStanding[],
  evening: EveningSummary,
  sentence: string,
): Promise<HTMLCanvasElement> {
  await Promise.all([document.fonts.load("600 40px Fredoka"), document.fonts.ready]);
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas here");
  drawPaper(pen);
  pen.textAlign = "left";
  font(pen, 52, RED);
  pen.fillText(say("evening-picture"), EDGE, 84);
  font(pen, 29);
  for (const [number, line] of linesOf(pen, sentence, WIDTH - 2 * EDGE)
    .slice(0, 2)
    .entries())
    pen.fillText(cut(pen, line, WIDTH - 2 * EDGE), EDGE, 138 + number * 36);
  for (const [number, standing] of standings.slice(0, MOST).entries())
    await drawStanding(pen, standing, FIRST_LINE + number * LINE, standing.points === standings[0]?.points);
  const rest = standings.length - MOST;
  const [best] = evening.bettors;
  const told = [
    say("evening-games", { count: evening.games }),
    ...(rest > 0 ? [say("evening-more", { count: rest })] : []),
    ...(best ? [say("evening-foresaw", { name: best.name, winners: best.winners })] : []),
  ];
  font(pen, 26, SOFT);
  pen.textAlign = "left";
  pen.fillText(cut(pen, told.join(" · "), WIDTH - 2 * EDGE - 140), EDGE, HEIGHT - 52);
  pen.textAlign = "right";
  font(pen, 30, RED);
  pen.fillText("Regift", WIDTH - EDGE, HEIGHT - 52);
  return canvas;
}

/** Share the evening as a picture. */
export async function shareEvening(
  code: string,
  standings: readonly EveningStanding[],
  evening: EveningSummary,
  sentence: string,
): Promise<void> {
  await sharePicture(await drawEvening(standings, evening, sentence), `regift-${code}.png`);
}
