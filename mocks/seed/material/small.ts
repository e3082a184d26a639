/** The review's small collections, and rows that try out forms. */
import type { SeedRow } from '#mocks/seed/material/articles.ts';

export const SCRIPT = '<img src=x onerror=alert(1)>';

/** Instruments are known by their serial numbers; some neighbours differ in the last of sixteen digits. */
export const stations: SeedRow[] = [
  ['9007199254740992', 'Marrow Quay, outer mole', 'tide', 57.7, -4.2],
  ['9007199254740993', 'Marrow Quay, inner basin', 'tide', 57.71, -4.21],
  ['9007199254740994', 'Saltby pier', 'tide', 56.1, -2.8],
  ['9007199254740995', 'Hallow Sound buoy', 'wave', 55.6, -1.8],
  ['120001', 'Thornmouth lock', 'tide', 54.5, -0.6],
  ['120002', 'St Brannick light', 'wind', 53.1, 0.3],
  ['120003', 'Osterleigh marsh', 'salt', 52.9, 1.1],
  ['120004', 'Low Ferring creek', 'salt', 51.4, 1.4],
  ['120005', 'Penwarrick head', 'wind', 50.7, -1.1],
  ['120006', 'Gull Hythe slip', 'tide', 50.3, -4.1],
  ['120007', 'Cullen Bar', 'wave', 50.1, -5.5],
  ['120008', 'Esk Narrows', 'tide', 51.2, -4.1],
].map(([id, name, kind, lat, lng], index) => ({
  id,
  name,
  kind,
  position: JSON.stringify({ lat, lng }),
  installed_on: `20${String(9 + index).padStart(2, '0')}-04-1${index % 9}`,
  active: index === 7 ? 0 : 1,
}));

export const languages: SeedRow[] = [
  { code: 'en-US', name: 'English', direction: 'ltr' },
  { code: 'de-DE', name: 'Deutsch', direction: 'ltr' },
  { code: 'fr-FR', name: 'Français', direction: 'ltr' },
  { code: 'he-IL', name: 'עברית', direction: 'rtl' },
];

export const about: SeedRow[] = [
  {
    id: 1,
    headline: 'A magazine with wet feet',
    text:
      '<p>The Tidewater Review has come out four times a year since 2011, on paper that survives a bath.</p>' +
      '<p>We write about the coast as a place of work. We pay everyone, answer every letter, and print corrections large.</p>',
    founded_on: '2011-03-20',
    issues_a_year: 4,
    contact: 'desk@example.com',
    editor_in_chief: 2,
  },
];

export const siteSettings: SeedRow[] = [
  {
    id: 1,
    title: 'The Tidewater Review',
    strapline: 'Four times a year, and whenever the wind turns.',
    show_shop: 1,
    accent: '#0f6b6b',
    footer: 'Printed in Thornmouth. Written everywhere.',
    menu: JSON.stringify([
      { label: 'Read', link: '/articles' },
      { label: 'Shop', link: '/shop' },
      { label: 'About', link: '/about' },
    ]),
  },
];

export const fees: SeedRow[] = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  author: (index % 20) + 1,
  article: index * 5 + 3,
  amount: (90 + ((index * 37) % 210) + 0.5).toFixed(2),
  paid_on: index % 3 === 0 ? null : `2025-0${1 + (index % 9)}-15`,
  reference: `TR-${2025000 + index}`,
}));

/** Three rows of a form with 200 fields: full, empty, and one with a long text in every text field. */
export function wideRows(names: { name: string; kind: string }[]): SeedRow[] {
  const valueOf = (kind: string, index: number, long: boolean) => {
    if (kind === 'integer') return index * 7;
    if (kind === 'decimal') return (index * 1.25).toFixed(2);
    if (kind === 'boolean') return index % 2;
    return long ? `Entry ${index}: `.padEnd(180, 'reading the gauge ') : `Entry ${index}`;
  };
  const filled = (long: boolean) => {
    const row: SeedRow = {};
    names.forEach(({ name, kind }, index) => {
      row[name] = valueOf(kind, index + 1, long);
    });
    return row;
  };
  return [
    { id: 1, title: 'Station inventory, full', ...filled(false) },
    { id: 2, title: 'Station inventory, empty' },
    { id: 3, title: 'Station inventory, long texts', ...filled(true) },
  ];
}
