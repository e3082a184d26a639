/** Where each field of a form stands. Pure. */
import type { Field, FieldWidth } from '#app/entities/fields/types.ts';
import { sectionOf } from './conditions.ts';

/** `start` and `end` are the two columns, `full` spans both, `fill` goes to the edge of the page. */
export type Column = 'start' | 'end' | 'full' | 'fill';

export interface FieldNode {
  kind: 'field';
  field: Field;
  place: Column;
}

export interface GroupNode {
  kind: 'group';
  field: Field;
  place: Column;
  children: FormNode[];
}

/** Fields that name the same section, at the place of the first. */
export interface SectionNode {
  kind: 'section';
  title: string;
  /** Begins closed. */
  isCollapsed: boolean;
  children: FormNode[];
}

export type FormNode = FieldNode | GroupNode | SectionNode;

/**
 * The form as a tree: a field that names a group by its id stands in that group, at the group's own place in the
 * order. A group that is not among the fields leaves its members where they are; so does a circle of groups. Fields that
 * name a section by their options stand in it. `all` are also those fields that are not shown now: they too may say that
 * their section begins closed.
 */
export function toNodes(fields: readonly Field[], all: readonly Field[] = fields): FormNode[] {
  const groups = new Map(
    fields.filter((field) => isGroup(field) && field.id !== null).map((field) => [field.id, field]),
  );
  const closed = new Set(
    all.map(sectionOf).flatMap((section) => (section?.isCollapsed ? [section.title] : [])),
  );
  const parentOf = (field: Field): Field | undefined => {
    const parent = field.group === null ? undefined : groups.get(field.group);
    return parent && !isInside(parent, field, groups) ? parent : undefined;
  };
  const childrenOf = (parent: Field | undefined): FormNode[] => {
    const blocks = toBlocks(fields.filter((field) => parentOf(field) === parent));
    const places = toPlaces(blocks.map((block) => ('title' in block ? null : block.width)));
    return blocks.map((block, index) =>
      'title' in block
        ? {
            kind: 'section',
            title: block.title,
            isCollapsed: closed.has(block.title),
            children: nodesOf(block.members, toPlaces(block.members.map((field) => field.width))),
          }
        : nodeOf(block, places[index]),
    );
  };
  const nodesOf = (members: readonly Field[], places: readonly Column[]) =>
    members.map((field, index) => nodeOf(field, places[index]));
  const nodeOf = (field: Field, place: Column = 'full'): FormNode => {
    if (!isGroup(field)) return { kind: 'field', field, place };
    // Half a form is too narrow for two columns of its own.
    return { kind: 'group', field, place: place === 'fill' ? 'fill' : 'full', children: childrenOf(field) };
  };
  return childrenOf(undefined);
}

/** The names of all fields in a node. */
export function namesIn(node: FormNode): string[] {
  return node.kind === 'field' ? [node.field.field] : node.children.flatMap(namesIn);
}

/** Fields side by side, and in the place of the first of a section the section. */
function toBlocks(members: readonly Field[]): (Field | { title: string; members: Field[] })[] {
  const sections = new Map<string, { title: string; members: Field[] }>();
  return members.flatMap((field): (Field | { title: string; members: Field[] })[] => {
    const title = sectionOf(field)?.title;
    if (title === undefined) return [field];
    const known = sections.get(title);
    if (known) {
      known.members.push(field);
      return [];
    }
    const section = { title, members: [field] };
    sections.set(title, section);
    return [section];
  });
}

function isGroup(field: Field): boolean {
  return field.type === 'group';
}

function isInside(field: Field, ancestor: Field, groups: ReadonlyMap<number | null, Field>): boolean {
  const seen = new Set<Field>();
  for (
    let at: Field | undefined = field;
    at && !seen.has(at);
    at = at.group === null ? undefined : groups.get(at.group)
  ) {
    if (at === ancestor) return true;
    seen.add(at);
  }
  return false;
}

/**
 * The columns of a row of widths. A `half` goes beside a half that stands alone at the start, else it starts a new row,
 * so any number of halves alternates. `half-left` always starts a row; `half-right` always stands at the end. No width
 * means the whole form.
 */
export function toPlaces(widths: readonly (FieldWidth | null)[]): Column[] {
  let isEndFree = false;
  return widths.map((width) => {
    const place = placeOf(width, isEndFree);
    isEndFree = place === 'start';
    return place;
  });
}

function placeOf(width: FieldWidth | null, isEndFree: boolean): Column {
  if (width === 'half') return isEndFree ? 'end' : 'start';
  if (width === 'half-left') return 'start';
  if (width === 'half-right') return 'end';
  return width === 'fill' ? 'fill' : 'full';
}
