/** The interfaces as the set-up of a field offers them. Pure. */
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

const groupIds = ['popular', 'text', 'number', 'date', 'relation', 'data', 'server', 'look'] as const;

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

function groupOf({ types: [type] }: Offered): GroupId {
  return ownValue(byType, type) ?? 'text';
}

/**
 * The interfaces in their groups, by name in the order of the locale. The popular ones stand first and once more in their
 * own group; what is searched for, by name, id or type, is found once.
 */
export function toGroups<Entry extends Offered>(
  all: Iterable<Entry>,
  nameOf: (id: string) => string,
  search: string,
  locale: string,
): InterfaceGroup<Entry>[] {
  const wanted = search.trim().toLowerCase();
  const collator = new Intl.Collator(locale);
  const found = [...all]
    .filter(({ id, types }) => [nameOf(id), id, ...types].some((text) => text.toLowerCase().includes(wanted)))
    .sort((a, b) => collator.compare(nameOf(a.id), nameOf(b.id)));
  const popular = wanted === '' ? popularIds.flatMap((id) => found.filter((entry) => entry.id === id)) : [];
  return groupIds
    .map((id) => ({
      id,
      entries: id === 'popular' ? popular : found.filter((entry) => groupOf(entry) === id),
    }))
    .filter(({ entries }) => entries.length > 0);
}
