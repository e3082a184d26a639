import { fetchFile } from '#app/lib/download.ts';
import { type Cut, cutInPixels, type Turn } from './picture-ops.ts';

/** The longest side, px, of the picture that is worked on: what is saved is made from the original. */
const shownSide = 1600;

/** Reads the picture of an address. Rejects when it is not there, or no picture. */
export async function readPicture(address: string): Promise<ImageBitmap> {
  return createImageBitmap(await fetchFile(address));
}

/** Width and height of a picture when it is turned. */
export function turnedSize(
  { width, height }: ImageBitmap,
  { quarters }: Turn,
): { width: number; height: number } {
  return quarters % 2 === 0 ? { width, height } : { width: height, height: width };
}

function draw(picture: ImageBitmap, turn: Turn, scale: number): HTMLCanvasElement {
  const { width, height } = turnedSize(picture, turn);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas');
  pen.imageSmoothingQuality = 'high';
  pen.translate(canvas.width / 2, canvas.height / 2);
  if (turn.isMirrored) pen.scale(-1, 1);
  pen.rotate((-turn.quarters * Math.PI) / 2);
  pen.scale(scale, scale);
  pen.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return canvas;
}

/** The turned picture to look at, as an address that has to be revoked. */
export async function shownPicture(picture: ImageBitmap, turn: Turn): Promise<string> {
  const scale = Math.min(1, shownSide / Math.max(picture.width, picture.height));
  return URL.createObjectURL(await toBlob(draw(picture, turn, scale), 'image/webp', 0.9));
}

/** The media type that a picture of `type` is written in: browsers make a PNG of what they can't write. */
export async function writtenType(type: string): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  return (await toBlob(canvas, type, 0.92)).type;
}

/** The turned and cut picture in its original size, in the given media type or in `writtenType` of it: see the blob's. */
export function finishedPicture(
  picture: ImageBitmap,
  turn: Turn,
  cut: Cut | null,
  type: string,
): Promise<Blob> {
  const whole = draw(picture, turn, 1);
  if (cut === null) return toBlob(whole, type, 0.92);
  const { x, y, width, height } = cutInPixels(cut, whole.width, whole.height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(whole, x, y, width, height, 0, 0, width, height);
  return toBlob(canvas, type, 0.92);
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), type, quality),
  );
}
