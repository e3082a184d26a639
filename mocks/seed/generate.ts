/**
 * Writes the demo data and its pictures ahead of time: `node --import tsx mocks/seed/generate.ts`.
 * The same sources always give the same files, so a change of the data can be read in a diff.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { makeArticles, type SeedRow } from '#mocks/seed/material/articles.ts';
import { labRows } from '#mocks/seed/material/lab.ts';
import { backdrop, goods, portrait, rayMark, waveMark } from '#mocks/seed/material/objects.ts';
import {
  birds,
  chart,
  harbour,
  hills,
  lighthouse,
  market,
  palettes,
  type Palette,
  sea,
  stillLife,
} from '#mocks/seed/material/pictures.ts';
import { makePlaces } from '#mocks/seed/material/places.ts';
import { makePublisher } from '#mocks/seed/material/publisher.ts';
import { createRandom } from '#mocks/seed/material/random.ts';
import { makeShop } from '#mocks/seed/material/shop.ts';
import { about, fees, languages, siteSettings, stations, wideRows } from '#mocks/seed/material/small.ts';
import { authors, categories, tagNames } from '#mocks/seed/material/taxonomy.ts';
import { labFields, wideNames } from '#mocks/seed/schema/lab.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const random = createRandom(4711);
const paletteOf = (name: string): Palette => {
  const found = palettes[name];
  if (!found) throw new Error(`no palette ${name}`);
  return found;
};

const scenes = { birds, chart, harbour, hills, lighthouse, market, sea, stillLife };

interface Picture {
  name: string;
  title: string;
  description?: string;
  folder: number | null;
  tags: string[];
  svg: string;
  /** Kept as drawn instead of being made a JPEG file. */
  vector?: boolean;
}

const scene = (kind: keyof typeof scenes, palette: string, title: string, tags: string[]): Picture => ({
  name: `${kind.toLowerCase()}-${palette}`,
  title,
  folder: 1,
  tags,
  svg: scenes[kind](random, 1200, 800, paletteOf(palette)),
});

const reviewPictures: Picture[] = [
  scene('harbour', 'dawn', 'Marrow Quay at six', ['harbour', 'morning']),
  scene('harbour', 'noon', 'Saltby, market side', ['harbour']),
  scene('harbour', 'dusk', 'Thornmouth, last light', ['harbour', 'evening']),
  scene('lighthouse', 'storm', 'St Brannick light in a northerly', ['lighthouse', 'weather']),
  scene('lighthouse', 'night', 'The lamp goes round', ['lighthouse', 'night']),
  scene('sea', 'noon', 'Two boats, one wind', ['boats']),
  scene('sea', 'dawn', 'Before the ferry', ['boats', 'morning']),
  scene('hills', 'meadow', 'Behind Osterleigh', ['walks']),
  scene('hills', 'dusk', 'The ridge from the bus', ['walks', 'evening']),
  scene('birds', 'meadow', 'October count', ['birds', 'marsh']),
  scene('birds', 'dawn', 'Knots over the marsh', ['birds']),
  scene('chart', 'noon', 'Hallow Sound, soundings', ['charts']),
  scene('chart', 'clay', 'A chart of the bar', ['charts', 'history']),
  scene('stillLife', 'clay', 'Table by the window', ['kitchen']),
  scene('stillLife', 'mint', 'Apples without names', ['kitchen']),
  scene('market', 'mint', 'Saturday in Dunmere', ['market']),
];
const shopKinds: [string, string][] = [
  ['mug', 'noon'],
  ['tote', 'clay'],
  ['print', 'dawn'],
  ['hat', 'mint'],
  ['soap', 'meadow'],
  ['book', 'noon'],
  ['candle', 'dusk'],
  ['lantern', 'storm'],
];
const shopPictures: Picture[] = shopKinds.map(([kind, palette]) => ({
  name: `shop-${kind}`,
  title: `Shop: ${kind}`,
  folder: 2,
  tags: ['shop', kind],
  svg: goods(kind, paletteOf(palette)),
}));
const faces = (prefix: string, count: number): Picture[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `${prefix}-${index + 1}`,
    title: `Portrait ${index + 1}`,
    folder: 3,
    tags: ['portrait'],
    svg: portrait(random, paletteOf(['dawn', 'noon', 'meadow', 'dusk', 'clay', 'mint'][index % 6] ?? 'dawn')),
  }));

const tidewaterPictures: Picture[] = [
  ...reviewPictures,
  ...shopPictures,
  ...faces('portrait', 6),
  {
    name: 'logo-tidewater',
    title: 'Mark',
    folder: 4,
    tags: ['house'],
    svg: waveMark('#0f6b6b', '#ffffff'),
    vector: true,
  },
  {
    name: 'backdrop-tidewater',
    title: 'Backdrop',
    folder: 4,
    tags: ['house'],
    svg: backdrop(random, paletteOf('noon')),
  },
];
const verlagPictures: Picture[] = [
  scene('hills', 'clay', 'Umschlag: Deich', ['umschlag']),
  scene('sea', 'dusk', 'Umschlag: Abendfahrt', ['umschlag']),
  scene('lighthouse', 'dusk', 'Umschlag: Leuchtturm', ['umschlag']),
  scene('birds', 'storm', 'Umschlag: Zugvögel', ['umschlag']),
  scene('harbour', 'clay', 'Umschlag: Fleet', ['umschlag']),
  ...faces('gesicht', 4),
  {
    name: 'logo-verlag',
    title: 'Signet',
    folder: 4,
    tags: ['haus'],
    svg: rayMark('#b4381f', '#ffffff'),
    vector: true,
  },
  {
    name: 'backdrop-verlag',
    title: 'Hintergrund',
    folder: 4,
    tags: ['haus'],
    svg: backdrop(random, paletteOf('clay')),
  },
];

/** Writes the pictures and answers their rows for directus_files, in the same order. */
async function writePictures(pictures: Picture[], hashes: string): Promise<SeedRow[]> {
  const rows: SeedRow[] = [];
  for (const [index, { name, title, description, folder, tags, svg, vector }] of pictures.entries()) {
    const file = `${name}.${vector ? 'svg' : 'jpg'}`;
    const drawn = sharp(Buffer.from(svg));
    const { width, height } = await drawn.metadata();
    const data = vector ? Buffer.from(svg) : await drawn.jpeg({ quality: 76, mozjpeg: true }).toBuffer();
    if (data.length > 60_000) throw new Error(`${file} is too large: ${data.length} bytes`);
    writeFileSync(`${here}images/${file}`, data);
    rows.push({
      id: index + 1,
      file,
      title,
      description: description ?? '',
      folder,
      tags: tags.join(','),
      type: vector ? 'image/svg+xml' : 'image/jpeg',
      width,
      height,
      filesize: data.length,
      private_hash: `${hashes}${String(index + 1).padStart(6, '0')}`,
    });
  }
  return rows;
}

/** One row a line: short enough to diff, and no formatter has a say in it. */
function writeRows(project: string, tables: Record<string, SeedRow[]>): void {
  mkdirSync(`${here}data/${project}`, { recursive: true });
  for (const [collection, rows] of Object.entries(tables)) {
    const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
    writeFileSync(`${here}data/${project}/${collection}.json`, `[\n${lines}\n]\n`);
  }
}

for (const old of readdirSync(`${here}images`)) rmSync(`${here}images/${old}`);

const idsOf = (pictures: Picture[], tag: string) =>
  pictures.flatMap(({ tags }, index) => (tags.includes(tag) ? [index + 1] : []));
const heroes = reviewPictures.map((_, index) => index + 1);
const goodsIds = idsOf(tidewaterPictures, 'shop');
const faceIds = idsOf(tidewaterPictures, 'portrait');

writeRows('tidewater', {
  files: await writePictures(tidewaterPictures, 'tidepict01'),
  categories,
  tags: tagNames.map((name, index) => ({
    id: index + 1,
    name,
  })),
  authors: authors.map(({ portrait: face, ...author }) => ({
    ...author,
    portrait: faceIds[face] ?? null,
  })),
  ...makeArticles(240, heroes),
  ...makeShop(goodsIds),
  products_files: goodsIds.flatMap((file, index) => [
    {
      id: index * 2 + 1,
      product: `${['MUG', 'TOTE', 'PRINT', 'HAT', 'SOAP', 'BOOK', 'WAX', 'LAMP'][index]}-FOG`,
      file,
    },
    {
      id: index * 2 + 2,
      product: `${['MUG', 'TOTE', 'PRINT', 'HAT', 'SOAP', 'BOOK', 'WAX', 'LAMP'][index]}-FOG`,
      file: 6,
    },
  ]),
  stations,
  languages,
  about,
  site_settings: siteSettings,
  fees,
  form_lab: labRows(labFields),
  form_lab_tags: [1, 2, 3].map((tag, index) => ({
    id: index + 1,
    lab: 1,
    tag,
  })),
  form_lab_ticks: [1, 4].map((category, index) => ({
    id: index + 1,
    lab: 1,
    category,
  })),
  wide_form: wideRows(wideNames),
  places: makePlaces(),
});

writeRows('verlag', {
  files: await writePictures(verlagPictures, 'nordpict01'),
  ...makePublisher(idsOf(verlagPictures, 'umschlag'), idsOf(verlagPictures, 'portrait')),
});
