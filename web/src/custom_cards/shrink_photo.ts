/** Pixels of the longest side: the server keeps no more. */
const SIDE = 512;
const QUALITY = 0.9;

/** How large a picture is drawn. */
export function fitted(width: number, height: number): [number, number] {
  const scale = Math.min(1, SIDE / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

/** Make a photo small before it is sent, so that little travels; as it came where the browser can’t read it. */
export async function shrunk(file: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const [width, height] = fitted(picture.width, picture.height);
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const brush = canvas.getContext("2d");
    if (!brush) return file;
    brush.fillStyle = "#fff";
    brush.fillRect(0, 0, width, height);
    brush.drawImage(picture, 0, 0, width, height);
    picture.close();
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
    return small && small.size > 0 ? small : file;
  } catch {
    return file;
  }
}
