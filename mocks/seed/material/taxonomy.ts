/** Categories, tags and authors of the review. */
import { shoreThemes } from '#mocks/seed/material/english-shore.ts';
import { people, townThemes } from '#mocks/seed/material/english-town.ts';
import { slugOf } from '#mocks/seed/material/random.ts';

const roots = [
  ['coast', 'Coast', '#3f7d84', 'Harbours, paths and the people on them.'],
  ['science', 'Science', '#2f5d46', 'What is counted, measured and argued about.'],
  ['voices', 'Voices', '#6f6780', 'Essays, conversations and post.'],
  ['kitchen', 'Table', '#e4572e', 'Food, and where it comes from.'],
  ['craft', 'Hands', '#a9654b', 'Workshops and the things they make.'],
  ['culture', 'Arts', '#274b6d', 'Books, music, film and the stage.'],
] as const;

const childrenOf = (theme: string): string[] =>
  [...shoreThemes, ...townThemes].find(({ key }) => key === theme)?.categories ?? [];

/** The tree: six roots with three branches each, and an archive that nobody fills. */
export const categories = [
  ...roots.map(([, name, color, description], index) => ({
    id: index + 1,
    sort: index + 1,
    name,
    slug: slugOf(name),
    parent: null as number | null,
    color,
    description,
  })),
  ...roots.flatMap(([theme, root, color], parent) =>
    childrenOf(theme).map((name, index) => ({
      id: roots.length + parent * 3 + index + 1,
      sort: index + 1,
      name,
      slug: slugOf(`${root} ${name}`),
      parent: (parent + 1) as number | null,
      color: color as string,
      description: null as string | null,
    })),
  ),
  {
    id: 25,
    sort: 99,
    name: 'Archive',
    slug: 'archive',
    parent: null,
    color: '#7d8b91',
    description: 'Before 2024. Kept, not edited.',
  },
];

export const leafCategories = roots.flatMap(([theme], parent) =>
  childrenOf(theme).map((_, index) => ({ id: roots.length + parent * 3 + index + 1, theme })),
);

/** The last three try out what a name may hold. */
export const tagNames = [
  'harbour life',
  'tides',
  'ferries',
  'lighthouses',
  'salt marsh',
  'birds',
  'fog',
  'storms',
  'rope',
  'wool',
  'boats',
  'wood',
  'bread',
  'fish',
  'seaweed',
  'apples',
  'recipes',
  'markets',
  'novels',
  'choirs',
  'cinema',
  'essays',
  'interviews',
  'memory',
  'islands',
  'walks',
  'maps',
  'history',
  'children',
  'winter',
  'spring',
  'summer',
  'autumn',
  'night',
  'work',
  'museums',
  'post',
  'gardens',
  'bees',
  'engines',
  'music',
  'small presses',
  'language',
  'science',
  'sea level',
  'charts',
  'repairs',
  'dogs',
  'festivals',
  'volunteers',
  'architecture',
  'photography',
  'a&b=c#d?e+f %25 "q" ümlaut',
  '<b>bold</b> & <i>quiet</i>',
  'день и ночь',
];

const towns = ['Marrow Quay', 'Saltby', 'Thornmouth', 'Osterleigh', 'Dunmere'];
const trades = [
  'writes about harbours and the people who refuse to leave them',
  'cooks, reads and gets up early',
  'is a retired hydrographer with an unretired notebook',
  'repairs instruments and sentences',
  'came for a weekend in 2009',
];

export const authors = people.map((name, index) => {
  const [first = '', last = ''] = name.split(' ');
  return {
    id: index + 1,
    first_name: first,
    last_name: last,
    email: `${slugOf(name).replace('-', '.')}@example.com`,
    portrait: index % 6,
    city: towns[index % towns.length],
    biography: `${first} ${trades[index % trades.length]}. Lives in ${towns[index % towns.length]}.`,
    joined_on: `${2012 + (index % 12)}-0${1 + (index % 9)}-1${index % 9}`,
    active: index % 7 === 5 ? 0 : 1,
  };
});
