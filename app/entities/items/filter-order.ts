/**
 * How conditions that are joined by "and" and "or" are put in a row for the API. It reads the row from left to right,
 * "and" before "or", without brackets, and takes all conditions of one field together at the place of the first. So
 * `a and b or c` can be said, and `own and (a or b)` only as `a and own or own and b`: each field's conditions have to
 * stand side by side. A count of related items ("has") is joined by "or" wherever it doesn't come first, so that it can
 * only begin a group. What the API adds by itself, above all that thrown away items stay out, it adds at the end, where
 * it holds for the last group alone.
 */
import type { PresetFilter } from '#app/entities/collection-presets/types.ts';
import { groupsOf, isActive, valuesOf } from './filters.ts';

/** The conditions of a group all hold; of several groups any. */
type Group = readonly PresetFilter[];

/** More groups than these are only tried in the order in which they are. */
const maxTried = 7;

/**
 * The active conditions in an order in which the API understands them as meant, null when there is none. `own` are
 * conditions that hold for all of it, whatever the others are joined by; `guard` is one that the API adds by itself to
 * the last group, and that has to be said for the others.
 */
export function orderConditions(
  conditions: readonly PresetFilter[],
  own: readonly PresetFilter[] = [],
  guard: PresetFilter | null = null,
): PresetFilter[] | null {
  const fixed = own.filter(isActive);
  const groups = openGroups(conditions.filter(isActive), fixed);
  if (groups.length + fixed.length === 0) return [];
  const single = folded(groups);
  // One group needs no guard.
  const tried = groups.length > 1 && single.length < 2 ? [single, groups] : [groups, single];
  const found = tried
    .map((list) => (list.length === 0 ? [fixed] : list.map((group) => [...fixed, ...group])))
    .reduce<PresetFilter[][] | null>((known, list) => known ?? guarded(list, guard), null);
  return (
    found?.flatMap((group, at) => group.map((entry, index) => joined(entry, at > 0 && index === 0))) ?? null
  );
}

/** The groups without what holds by the own conditions already; none where one of them holds for all by that. */
function openGroups(conditions: readonly PresetFilter[], own: readonly PresetFilter[]): Group[] {
  const isImplied = ({ field, operator, value }: PresetFilter) =>
    operator === 'nin' &&
    own.some(
      (entry) =>
        entry.field === field && entry.operator === 'eq' && !valuesOf(value).includes(String(entry.value)),
    );
  const groups = groupsOf(conditions).map((group) => group.filter((entry) => !isImplied(entry)));
  return groups.some((group) => group.length === 0) ? [] : groups;
}

/** Groups in a row of which all but the last say the guard. */
function guarded(groups: readonly Group[], guard: PresetFilter | null): PresetFilter[][] | null {
  if (guard === null || groups.length < 2) return inRow(groups);
  const close = (group: Group) =>
    group.some(({ field }) => field === guard.field) ? group : [guard, ...group];
  for (const last of [...groups].reverse()) {
    const others = groups.filter((group) => group !== last).map(close);
    const found = inRow(others, last);
    if (found) return found;
  }
  return null;
}

function joined(entry: PresetFilter, isOr: boolean): PresetFilter {
  const { logical: _, ...condition } = entry;
  return isOr ? { ...condition, logical: 'or' } : condition;
}

/** `a is 1 or a is 2` as one condition, `a is one of 1, 2`. */
function folded(groups: readonly Group[]): Group[] {
  const isFoldable = (group: Group) => group.length === 1 && ['eq', 'in'].includes(group[0]?.operator ?? '');
  const byField = new Map<string, unknown[]>();
  for (const [condition] of groups.filter(isFoldable)) {
    if (condition)
      byField.set(condition.field, [...(byField.get(condition.field) ?? []), ...asList(condition)]);
  }
  return [
    ...[...byField].map(([field, value]): Group => [{ field, operator: 'in', value }]),
    ...groups.filter((group) => !isFoldable(group)),
  ];
}

function asList({ operator, value }: PresetFilter): unknown[] {
  if (operator === 'in') return valuesOf(value);
  return [typeof value === 'boolean' ? Number(value) : value];
}

interface Tried {
  /** Fields that may not come again. */
  closed: ReadonlySet<string>;
  /** The field that stands at the end of the row so far: only its conditions may go on. */
  last: string | null;
}

/** `final`: the group that has to come last, if there is one. */
function inRow(groups: readonly Group[], final: Group | null = null): PresetFilter[][] | null {
  return step(groups, final, { closed: new Set(), last: null }, groups.length <= maxTried);
}

function step(
  rest: readonly Group[],
  final: Group | null,
  { closed, last }: Tried,
  canReorder: boolean,
): PresetFilter[][] | null {
  if (rest.length === 0) return final ? step([final], null, { closed, last }, false) : [];
  for (const group of canReorder ? rest : rest.slice(0, 1)) {
    const fields = [...new Set(group.map(({ field }) => field))];
    if (fields.some((field) => closed.has(field))) continue;
    const counting = group.filter(({ operator }) => operator === 'has');
    if (counting.length > 1) continue;
    const counted = counting[0]?.field ?? null;
    // What the row before ends with would have to come first as well.
    if (counted !== null && last !== counted && last !== null && fields.includes(last)) continue;
    const others = rest.filter((entry) => entry !== group);
    const later = final ? [...others, final] : others;
    for (const end of endsOf(fields, counted ?? last, later)) {
      const order = [...fields].sort(
        (a, b) => place(a, counted ?? last, end) - place(b, counted ?? last, end),
      );
      const next = new Set([...closed, ...order, ...(last === null ? [] : [last])]);
      next.delete(end);
      const tail = step(others, final, { closed: next, last: end }, canReorder);
      if (tail) return [order.flatMap((field) => group.filter((entry) => entry.field === field)), ...tail];
    }
  }
  return null;
}

/** The field that has to come first does, the one that the next row begins with comes last. */
function place(field: string, first: string | null, end: string): number {
  return field === end ? 2 : field === first ? 0 : 1;
}

/** Fields that a group may end with, those first that others have too. Its first can only be its last when it is alone. */
function endsOf(fields: readonly string[], first: string | null, others: readonly Group[]): string[] {
  const free = fields.length === 1 ? fields : fields.filter((field) => field !== first);
  const isShared = (field: string) => others.some((group) => group.some((entry) => entry.field === field));
  return [...free.filter(isShared), ...free.filter((field) => !isShared(field)).slice(-1)];
}
