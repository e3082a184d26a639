/** Pixels as the pictures are shown; they have twice as many (`npm run screenshots`, e2e/guide-pictures.ts). */
export const pictureSize = { width: 320, height: 160 };

const found = import.meta.glob<string>('./pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Addresses of the pictures by topic and theme, such as `filters-dark`. */
export const helpPictures: ReadonlyMap<string, string> = new Map(
  Object.entries(found).map(([path, address]) => [path.replace(/^.*\/|\.webp$/g, ''), address]),
);
