/** The interfaces as the set-up of a field offers them. Pure. */
import { fit } from '#app/components/command/rank.ts';
import type { InterfaceDefinition } from '#app/interfaces/define.ts';
import { ownValue } from '#app/lib/own-value.ts';

export const popularIds: readonly string[] = [
  'text-input',
  'textarea',
  'wysiwyg',
  'toggle',
  'datetime',
  'calendar',
  'file',
  'many-to-one',
];

const groupIds = [
  'found',
  'popular',
  'text',
  'number',
  'date',
  'relation',
  'data',
  'server',
  'look',
  'system',
] as const;

/** What the API's own collections are made with. */
const systemIds = new Set([
  '2fa-secret',
  'collections',
  'file-preview',
  'interface-options',
  'interface-types',
  'interfaces',
  'primary-key',
  'user-roles',
]);

/** Letters that lie scattered in a name are not what somebody looks for. */
const minFit = 40;

export type GroupId = (typeof groupIds)[number];

type Offered = Pick<InterfaceDefinition, 'id' | 'types' | 'relational'>;

export interface InterfaceGroup<Entry extends Offered> {
  id: GroupId;
  entries: Entry[];
}

const byType: Readonly<Record<string, GroupId>> = {
  integer: 'number',
  decimal: 'number',
  boolean: 'number',
  sort: 'number',
  date: 'date',
  datetime: 'date',
  time: 'date',
  json: 'data',
  alias: 'look',
  group: 'look',
  m2o: 'relation',
  o2m: 'relation',
  translation: 'relation',
  file: 'relation',
  user: 'relation',
  datetime_created: 'server',
  datetime_updated: 'server',
  user_created: 'server',
  user_updated: 'server',
};

function groupOf({ id, types: [type] }: Offered): GroupId {
  return systemIds.has(id) ? 'system' : (ownValue(byType, type) ?? 'text');
}

/** What interfaces are called, and by which other words they are found. */
export interface InterfaceWords {
  nameOf: (id: string) => string;
  /** With commas between them. */
  wordsOf: (id: string) => string;
}

/** Between the words of a list, in any script. */
const comma = /[,،、，]\s*/;

/**
 * The interfaces in their groups, by name in the order of the locale; the popular ones stand first and once more in their
 * own group. What is searched for, by name, everyday word, id or type, is one list, the best first, and those of the system
 * apart.
 */
export function toGroups<Entry extends Offered>(
  all: Iterable<Entry>,
  { nameOf, wordsOf }: InterfaceWords,
  search: string,
  locale: string,
): InterfaceGroup<Entry>[] {
  const collator = new Intl.Collator(locale);
  const byName = [...all].sort((a, b) => collator.compare(nameOf(a.id), nameOf(b.id)));
  const isSearch = search.trim() !== '';
  const fitOf = ({ id, types }: Entry) =>
    fit(search, { id, label: nameOf(id), words: [id, ...types, ...wordsOf(id).split(comma)] });
  const entries = isSearch
    ? byName
        .map((entry) => ({ entry, points: fitOf(entry) }))
        .filter(({ points }) => points >= minFit)
        .toSorted((a, b) => b.points - a.points)
        .map(({ entry }) => entry)
    : byName;
  const ofGroup = (id: GroupId): Entry[] => {
    if (id === 'popular')
      return isSearch ? [] : popularIds.flatMap((popular) => entries.filter((entry) => entry.id === popular));
    if (id === 'found') return isSearch ? entries.filter((entry) => groupOf(entry) !== 'system') : [];
    return isSearch && id !== 'system' ? [] : entries.filter((entry) => groupOf(entry) === id);
  };
  return groupIds.map((id) => ({ id, entries: ofGroup(id) })).filter((group) => group.entries.length > 0);
}
