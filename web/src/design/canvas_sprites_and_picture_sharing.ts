import { saveFile } from "../shell/download_file";

const sheets = new Map<string, Promise<Document>>();

/** A sheet of sprites, fetched once. */
function sheetAt(address: string): Promise<Document> {
  const known = sheets.get(address);
  if (known) return known;
  const asked = fetch(address)
    .then((answer) => answer.text())
    .then((text) => new DOMParser().parseFromString(text, "image/svg+xml"));
  sheets.set(address, asked);
  return asked;
}

/** One sprite of a sheet as an image by itself, "SHEET#NAME"; null where it is not there. */
export async function spriteAt(href: string): Promise<HTMLImageElement | null> {
  const [address = "", name = ""] = href.split("#");
  const sprite = (await sheetAt(address)).getElementById(name);
  if (!sprite) return null;
  const box = sprite.getAttribute("viewBox") ?? "0 0 32 32";
  const inside = new XMLSerializer()
    .serializeToString(sprite)
    .replace(/^<symbol/, "<g")
    .replace(/<\/symbol>$/, "</g>");
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="256" height="256">${inside}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** Break a text into lines of that width, as the pen would write it. */
export function linesOf(pen: CanvasRenderingContext2D, text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && pen.measureText(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Share a picture where the device can, else put it among the downloads: that goes on plain HTTP, too. */
export async function sharePicture(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) return;
  const file = new File([blob], name, { type: "image/png" });
  const isTouch = matchMedia("(pointer: coarse)").matches;
  if (isTouch && "canShare" in navigator && navigator.canShare({ files: [file] })) {
    const isShared = await navigator.share({ files: [file] }).then(
      () => true,
      (error: unknown) => error instanceof DOMException && error.name === "AbortError",
    );
    if (isShared) return;
  }
  saveFile(blob, name);
}
