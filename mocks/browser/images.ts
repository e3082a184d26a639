import type { Images } from '#mocks/engine/server.ts';

/** A picture of more pixels than this is not drawn. */
const MOST_PIXELS = 100_000_000;

/** Work on pictures with what browsers draw with. Drawings (SVG) have a size and, in a worker, no smaller pictures. */
export const images: Images = {
  async size(data) {
    const drawing = sizeOfDrawing(data);
    if (drawing) return drawing;
    try {
      const picture = await createImageBitmap(new Blob([data as Uint8Array<ArrayBuffer>]));
      const { width, height } = picture;
      picture.close();
      return { width, height };
    } catch {
      return null;
    }
  },
  async thumbnail(data, { width, height, fit, quality, format, enlarge = false }) {
    const picture = await createImageBitmap(new Blob([data as Uint8Array<ArrayBuffer>]));
    if (picture.width * picture.height > MOST_PIXELS) throw new Error('The picture is too large');
    const across = width / picture.width;
    const down = height / picture.height;
    const scale = fit === 'crop' ? Math.max(across, down) : Math.min(across, down, enlarge ? Infinity : 1);
    const size = { width: picture.width * scale, height: picture.height * scale };
    const canvas =
      fit === 'crop'
        ? new OffscreenCanvas(width, height)
        : new OffscreenCanvas(Math.max(1, Math.round(size.width)), Math.max(1, Math.round(size.height)));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('Nothing can be drawn here');
    context.imageSmoothingQuality = 'high';
    const left = (canvas.width - size.width) / 2;
    const top = (canvas.height - size.height) / 2;
    context.drawImage(picture, left, top, size.width, size.height);
    picture.close();
    const blob = await canvas.convertToBlob({ type: `image/${format}`, quality: quality / 100 });
    return new Uint8Array(await blob.arrayBuffer());
  },
};

/** Width and height that an SVG says of itself, by its own attributes or its view box. */
function sizeOfDrawing(data: Uint8Array): { width: number; height: number } | null {
  const [tag] = /<svg\b[^>]*>/.exec(new TextDecoder().decode(data.subarray(0, 4096))) ?? [];
  if (!tag) return null;
  const number = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1] ?? 0);
  const [, , across = 0, down = 0] = (/\sviewBox="([^"]*)"/.exec(tag)?.[1] ?? '').split(/[\s,]+/).map(Number);
  const width = Math.round(number('width') || across);
  const height = Math.round(number('height') || down);
  return width > 0 && height > 0 ? { width, height } : null;
}
