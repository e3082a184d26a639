/** Makes the review's articles and everything that hangs on them. Rows are keyed by column, values as stored. */
import { dayAfter, momentOn, workingTime } from '#mocks/seed/material/calendar.ts';
import { shoreThemes } from '#mocks/seed/material/english-shore.ts';
import { people, places, townThemes } from '#mocks/seed/material/english-town.ts';
import { frenchHeadlines, standfirsts, translatedBody } from '#mocks/seed/material/german.ts';
import { createRandom, fill, type Random, slugOf } from '#mocks/seed/material/random.ts';
import { leafCategories, tagNames } from '#mocks/seed/material/taxonomy.ts';
import type { Theme } from '#mocks/seed/material/theme.ts';

export type SeedRow = Record<string, unknown>;

/** Where the places lie, as [latitude, longitude] near a coast; the names are made up, the sea is not. */
const anchors: [number, number][] = [
  [57.7, -4.2],
  [56.1, -2.8],
  [55.6, -1.8],
  [54.5, -0.6],
  [53.1, 0.3],
  [52.9, 1.1],
  [51.4, 1.4],
  [50.7, -1.1],
  [50.3, -4.1],
  [50.1, -5.5],
  [51.2, -4.1],
  [52.8, -4.7],
  [54.1, -3.2],
  [56.4, -5.5],
  [58.6, -3.4],
  [60.2, -1.2],
];

const colours = ['#0f6b6b', '#e4572e', '#f2b134', '#3f7d84', '#6f6780', '#2f5d46', '#c9503c', '#274b6d'];
const keywordsOf: Record<string, string[]> = {
  coast: ['ferry', 'quay', 'shingle', 'tide', 'lifeboat', 'path'],
  science: ['marsh', 'count', 'gauge', 'fog', 'salt', 'survey'],
  voices: ['memory', 'family', 'february', 'tea', 'letter', 'night'],
  kitchen: ['herring', 'rye', 'butter', 'mussel', 'samphire', 'salt'],
  craft: ['larch', 'rope', 'indigo', 'chisel', 'sailcloth', 'wool'],
  culture: ['piano', 'novel', 'choir', 'cinema', 'verse', 'library'],
};
const sectionOf: Record<string, string> = {
  coast: 'coast',
  science: 'science',
  voices: 'voices',
  kitchen: 'table',
  craft: 'hands',
  culture: 'arts',
};

interface Draft {
  theme: Theme;
  words: Record<string, string>;
  place: number;
  title: string;
  german: string;
}

/** One text with a title that no earlier one has, and a headline unlike those just before. */
function drafted(random: Random, taken: Set<string>, recent: string[]): Draft {
  const themes = [...shoreThemes, ...townThemes];
  for (;;) {
    const theme = random.pick(themes);
    const place = random.whole(0, places.length - 1);
    const words = {
      place: places[place] ?? '',
      other: random.pick(places.filter((_, index) => index !== place)),
      person: random.pick(people),
      years: String(random.whole(12, 58)),
      count: String(random.whole(14, 160)),
      fewer: String(random.whole(3, 13)),
    };
    const [english, german] = random.pick(theme.headlines);
    const title = fill(english, words);
    if (taken.has(title) || recent.slice(-18).includes(english)) continue;
    taken.add(title);
    recent.push(english);
    return { theme, words, place, title, german: fill(german, words) };
  }
}

/** Four to seven paragraphs of HTML; no sentence twice. */
function bodyOf(random: Random, { theme, words }: Draft): { html: string; length: number } {
  const sentences = random.sample(theme.body, random.whole(8, 14));
  const paragraphs = [random.pick(theme.openers)];
  while (sentences.length > 0) paragraphs.push(sentences.splice(0, random.whole(2, 3)).join(' '));
  paragraphs.push(random.pick(theme.closers));
  const parts = paragraphs.map((text) => `<p>${fill(text, words)}</p>`);
  if (random.chance(0.5))
    parts.splice(
      2,
      0,
      `<h2>${fill(random.pick(['On the quay', 'What stays', 'A day in {place}', 'The long way']), words)}</h2>`,
    );
  if (random.chance(0.3))
    parts.splice(3, 0, `<blockquote><p>${fill(random.pick(theme.decks), words)}</p></blockquote>`);
  if (random.chance(0.2))
    parts.push('<hr>', `<p><em>${fill('{person} is a regular contributor.', words)}</em></p>`);
  const html = parts.join('\n');
  return { html, length: html.split(' ').length };
}

function statusOf(random: Random): string {
  const throwOf = random.next();
  if (throwOf < 0.68) return 'published';
  if (throwOf < 0.84) return 'draft';
  return throwOf < 0.94 ? 'review' : 'deleted';
}

function articleOf(random: Random, id: number, draft: Draft, heroes: number[]): SeedRow {
  const { theme, words } = draft;
  const body = bodyOf(random, draft);
  const status = statusOf(random);
  const written = Math.round((id / 240) * 960) + random.whole(0, 24);
  const owner = id % 6 === 0 ? 3 : random.pick([1, 2, 2, 2]);
  const leaf = random.pick(leafCategories.filter(({ theme: key }) => key === theme.key));
  const [latitude, longitude] = anchors[draft.place] ?? [0, 0];
  const hasEvent = random.chance(0.35);
  const hero = random.chance(0.86) ? random.pick(heroes) : null;
  return {
    id,
    status,
    sort: id,
    created_by: owner,
    created_on: momentOn(random, written),
    modified_by: random.pick([owner, 1, 2]),
    modified_on: momentOn(random, written + random.whole(1, 40)),
    title: draft.title,
    slug: slugOf(draft.title).slice(0, 96).replace(/-$/, ''),
    subtitle: random.chance(0.8) ? fill(random.pick(theme.decks), words) : null,
    body: body.html,
    summary: random.chance(0.9)
      ? fill(`${random.pick(theme.openers)} ${random.pick(theme.decks)}`, words)
      : null,
    author: random.whole(1, people.length),
    category: leaf.id,
    hero,
    section: sectionOf[theme.key],
    format: random.pick(['report', 'report', 'essay', 'interview', 'gallery']),
    channels: random.sample(['print', 'web', 'newsletter', 'radio'], random.whole(1, 3)).join(','),
    keywords: random
      .sample(keywordsOf[theme.key] ?? [], random.whole(0, 4))
      .sort()
      .join(','),
    publish_on: status === 'draft' && random.chance(0.6) ? null : dayAfter(written + 12),
    event_at: hasEvent ? `${dayAfter(written + random.whole(20, 60))} ${workingTime(random)}` : null,
    opens_at: hasEvent ? workingTime(random) : null,
    price: random.chance(0.4) ? (random.whole(2, 24) + random.pick([0, 0.5, 0.9, 0.99])).toFixed(2) : null,
    rating: random.chance(0.7) ? random.whole(1, 5) : null,
    reading_minutes: Math.max(1, Math.round(body.length / 70)),
    featured: random.chance(0.14) ? 1 : 0,
    meta: random.chance(0.5)
      ? JSON.stringify({
          words: body.length,
          source: random.pick(['desk', 'freelance', 'archive']),
          checks: { facts: random.chance(0.7), rights: true },
        })
      : null,
    location: random.chance(0.6)
      ? JSON.stringify({
          lat: Number((latitude + random.next() / 9).toFixed(5)),
          lng: Number((longitude + random.next() / 9).toFixed(5)),
        })
      : null,
    color: random.pick(colours),
    internal_note: random.chance(0.25)
      ? random.pick([
          'Call the harbour office before print.',
          'Picture rights run out in June.',
          'Second proof by Bea.',
          'Cut by 200 words for the spring issue.',
        ])
      : null,
  };
}

function translationsOf(random: Random, article: number, draft: Draft): SeedRow[] {
  const [german, french] = random.pick(standfirsts);
  const rows: SeedRow[] = [
    {
      article,
      language: 'de-DE',
      title: draft.german,
      subtitle: german,
      body: fill(translatedBody[0], draft.words),
    },
  ];
  if (article % 3 === 0) {
    const title = fill(frenchHeadlines[draft.theme.key] ?? '{place}', draft.words);
    rows.push({
      article,
      language: 'fr-FR',
      title,
      subtitle: french,
      body: fill(translatedBody[1], draft.words),
    });
  }
  return rows;
}

const readers = [
  'M. Harrow',
  'Dot Ferris',
  'A. Lindgren',
  'P. Okafor',
  'Joan from Saltby',
  'The Reverend Tibbs',
  'R. Quist',
];
const remarks = [
  'You spelled the name of my boat wrong, but the picture made up for it.',
  'My grandfather tarred those sheds. He would have argued about the brush.',
  'The recipe works. I used less salt and regretted it.',
  'A correction: the bell is rung by hand on Thursdays too.',
  'We walked it last Sunday with two children and a reluctant dog. Lovely.',
  'Please print the timetable next time, the one on the door has blown away.',
  'I have read every issue since the first and this is the first letter I send.',
];

/** `heroes` are ids of pictures. `count` rows, always the same for the same count. */
export function makeArticles(count: number, heroes: number[]): Record<string, SeedRow[]> {
  const random = createRandom(20240611);
  const taken = new Set<string>();
  const made: Record<string, SeedRow[]> = {
    articles: [],
    articles_tags: [],
    articles_related: [],
    articles_translations: [],
    letters: [],
  };
  const add = (collection: string, row: SeedRow) => {
    const rows = made[collection];
    rows?.push('id' in row ? row : { id: rows.length + 1, ...row });
  };
  const recent: string[] = [];
  const slugs = new Set<string>();
  for (let id = 1; id <= count; id += 1) {
    const draft = drafted(random, taken, recent);
    const article = articleOf(random, id, draft, heroes);
    if (slugs.has(String(article.slug))) article.slug = `${String(article.slug)}-${id}`;
    slugs.add(String(article.slug));
    add('articles', article);
    for (const tag of random.sample(tagNames.slice(0, -3), random.whole(0, 4))) {
      add('articles_tags', { articles_id: id, tags_id: tagNames.indexOf(tag) + 1 });
    }
    const others = random.sample(
      Array.from({ length: count }, (_, index) => index + 1),
      random.whole(0, 2),
    );
    others.forEach((other, index) => {
      if (other !== id) add('articles_related', { sort: index + 1, article: id, related: other });
    });
    if (id % 5 === 0) for (const row of translationsOf(random, id, draft)) add('articles_translations', row);
    for (let letter = random.chance(0.3) ? random.whole(1, 3) : 0; letter > 0; letter -= 1) {
      const received_on = momentOn(random, Math.round((id / 240) * 960) + random.whole(8, 40));
      const [name, text] = [random.pick(readers), random.pick(remarks)];
      add('letters', { article: id, name, text, published: random.chance(0.6) ? 1 : 0, received_on });
    }
  }
  return made;
}
