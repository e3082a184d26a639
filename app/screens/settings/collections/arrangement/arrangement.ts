/** How the fields of a form are arranged: order, width, section. Pure. */
import { sectionOf } from '#app/components/form/conditions.ts';
import type { Field, FieldWidth } from '#app/entities/fields/types.ts';
import { ownOptions } from '#app/entities/fields/own-options.ts';
import { withOwn } from '#app/screens/settings/fields/own-options.ts';

export interface Placed {
  readonly field: string;
  readonly width: FieldWidth | null;
  /** Title of its section, null for none. */
  readonly section: string | null;
  /** Id of the group that it stands in; only its place in there can be changed. */
  readonly group: number | null;
}

export type Arrangement = readonly Placed[];

/** Where something is put: before a field, or with null at the end (of the section, if there is one). */
export interface Target {
  readonly before: string | null;
  readonly section: string | null;
}

const sectionTitle = (field: Field): string | null => sectionOf(field)?.title ?? null;

const isBeside = (a: Placed, b: Placed) => a.section === b.section && a.group === b.group;

/** In the order of the fields. */
export function arrangementOf(fields: readonly Field[]): Arrangement {
  return fields.map((field) => ({
    field: field.field,
    width: field.width,
    section: sectionTitle(field),
    group: field.group,
  }));
}

/** In the order of the form: the fields of each section side by side, where its first one stands. */
export function inSections(arrangement: Arrangement): Arrangement {
  return arrangement.flatMap((placed, at) => {
    if (placed.section === null) return [placed];
    const members = arrangement.filter((other) => isBeside(other, placed));
    return arrangement.indexOf(members[0] ?? placed) === at ? members : [];
  });
}

/** The fields as they are arranged; those that are not among them come last, as they are. */
export function arranged(fields: readonly Field[], arrangement: Arrangement | null): readonly Field[] {
  if (arrangement === null) return fields;
  const places = new Map(arrangement.map(({ field }, at) => [field, at]));
  const place = ({ field }: Field) => places.get(field) ?? arrangement.length;
  return fields
    .map((field) => {
      const placed = arrangement[place(field)];
      return placed ? { ...field, width: placed.width, options: inSection(field, placed.section) } : field;
    })
    .sort((a, b) => place(a) - place(b));
}

function inSection(field: Field, section: string | null): Field['options'] {
  if (section === sectionTitle(field)) return field.options;
  // Without a section there is nothing that could begin closed.
  const collapsed = section === null ? null : (ownOptions(field)['collapsed'] ?? null);
  return withOwn(field.options, { group: section, collapsed });
}

/** A field put elsewhere. Nothing changes where the target stands in another group. */
export function putAt(arrangement: Arrangement, name: string, target: Target): Arrangement {
  const { before, section } = target;
  const moved = arrangement.find(({ field }) => field === name);
  if (!moved) return arrangement;
  if (before === name) return inPlace(arrangement, name, { section });
  const next = arrangement.find(({ field }) => field === before);
  if (next && next.group !== moved.group) return arrangement;
  const others = arrangement.filter(({ field }) => field !== name);
  return inserted(others, [{ ...moved, section }], target);
}

/** All fields of a section put elsewhere: before a field, or with null at the end. */
export function putSection(arrangement: Arrangement, title: string, before: string | null): Arrangement {
  const members = arrangement.filter(({ section }) => section === title);
  const others = arrangement.filter(({ section }) => section !== title);
  if (members.some(({ field }) => field === before)) return arrangement;
  // Within another section there is no place for it: it goes before that one.
  const within = others.find(({ field }) => field === before);
  const first = within?.section ? others.find((placed) => isBeside(placed, within)) : within;
  return inserted(others, members, { before: first?.field ?? null, section: null });
}

function inserted(others: Arrangement, moved: Arrangement, { before, section }: Target): Arrangement {
  const found = before === null ? -1 : others.findIndex(({ field }) => field === before);
  const last = section === null ? -1 : others.findLastIndex((placed) => placed.section === section);
  const atEnd = last === -1 ? others.length : last + 1;
  const at = found === -1 ? atEnd : found;
  return inSections([...others.slice(0, at), ...moved, ...others.slice(at)]);
}

function inPlace(arrangement: Arrangement, name: string, changes: Partial<Placed>): Arrangement {
  return inSections(
    arrangement.map((placed) => (placed.field === name ? { ...placed, ...changes } : placed)),
  );
}

/** A field one step back or on, as keys move it: past its neighbour, into a section beside it, out of its own at its edge. */
export function stepped(arrangement: Arrangement, name: string, by: 1 | -1): Arrangement {
  const moved = arrangement.find(({ field }) => field === name);
  if (!moved) return arrangement;
  // What stands in other groups is no neighbour, and keeps its places.
  const peers = arrangement.filter(({ group }) => group === moved.group);
  const next = steppedAmong(peers, moved, by);
  if (next === peers) return arrangement;
  let at = 0;
  return arrangement.map((placed) => (placed.group === moved.group ? (next[at++] ?? placed) : placed));
}

function steppedAmong(peers: Arrangement, moved: Placed, by: 1 | -1): Arrangement {
  const at = peers.indexOf(moved);
  const next = peers[at + by];
  if (moved.section !== null && next?.section !== moved.section)
    return inPlace(peers, moved.field, { section: null });
  if (!next) return peers;
  if (next.section !== moved.section) return inPlace(peers, moved.field, { section: next.section });
  const from = Math.min(at, at + by);
  const pair = by === 1 ? [next, moved] : [moved, next];
  return [...peers.slice(0, from), ...pair, ...peers.slice(from + 2)];
}

/** A section one step back or on: past a field, or past another section as a whole. */
export function steppedSection(arrangement: Arrangement, title: string, by: 1 | -1): Arrangement {
  const first = arrangement.findIndex(({ section }) => section === title);
  const last = arrangement.findLastIndex(({ section }) => section === title);
  const neighbour = arrangement[by === 1 ? last + 1 : first - 1];
  if (first === -1 || !neighbour) return arrangement;
  const passed =
    neighbour.section === null ? [neighbour] : arrangement.filter((placed) => isBeside(placed, neighbour));
  const members = arrangement.slice(first, last + 1);
  const from = by === 1 ? first : first - passed.length;
  const both = by === 1 ? [...passed, ...members] : [...members, ...passed];
  return [...arrangement.slice(0, from), ...both, ...arrangement.slice(from + both.length)];
}

export function widened(arrangement: Arrangement, name: string, width: FieldWidth): Arrangement {
  return inPlace(arrangement, name, { width });
}

/** Another title for a section; null dissolves it, and its fields stay where they are. */
export function retitled(arrangement: Arrangement, title: string, next: string | null): Arrangement {
  return inSections(
    arrangement.map((placed) => (placed.section === title ? { ...placed, section: next } : placed)),
  );
}

/** What has to be saved for one arrangement to become another: all places if one has changed, and each field that has. */
export interface ArrangementChanges {
  places: { field: string; sort: number }[];
  updates: { field: string; changes: Partial<Pick<Field, 'width' | 'options'>> }[];
}

export function changesBetween(
  fields: readonly Field[],
  from: Arrangement,
  to: Arrangement,
): ArrangementChanges {
  const byName = new Map(fields.map((field) => [field.field, field]));
  const before = new Map(from.map((placed) => [placed.field, placed]));
  const isMoved = to.some(({ field }, at) => from[at]?.field !== field);
  return {
    places: isMoved ? to.map(({ field }, at) => ({ field, sort: at + 1 })) : [],
    updates: to.flatMap(({ field: name, width, section }) => {
      const field = byName.get(name);
      const old = before.get(name);
      if (!field || !old) return [];
      const changes = {
        ...(old.width === width ? {} : { width }),
        ...(old.section === section ? {} : { options: inSection(field, section) }),
      };
      return Object.keys(changes).length === 0 ? [] : [{ field: name, changes }];
    }),
  };
}
