import type { Images } from '#mocks/engine/server.ts';

/** A picture of more pixels than this is not opened: a small file can hold a giant one. */
const MOST_PIXELS = 100_000_000;

/** Loaded with the first picture: it takes as long to load as all the rest of the server. */
const open = async (data: Uint8Array) => {
  const { default: sharp } = await import('sharp');
  return sharp(data, { limitInputPixels: MOST_PIXELS });
};

/** Work on pictures with sharp. */
export const images: Images = {
  async size(data) {
    try {
      const { width, height, orientation = 1 } = await (await open(data)).metadata();
      // from orientation 5 on the picture lies on its side
      return orientation >= 5 ? { width: height, height: width } : { width, height };
    } catch {
      return null;
    }
  },
  async thumbnail(data, { width, height, fit, quality, format, enlarge = false }) {
    const resized = (await open(data)).rotate().resize({
      width,
      height,
      fit: fit === 'crop' ? 'cover' : 'inside',
      withoutEnlargement: fit === 'contain' && !enlarge,
    });
    const strength = Math.min(100, Math.max(1, Math.round(quality)));
    return new Uint8Array(await resized.toFormat(format, { quality: strength }).toBuffer());
  },
};
