/** Where each field of a form stands. Pure. */
import type { Field, FieldWidth } from '#app/entities/fields/types.ts';

/** `start` and `end` are the two columns, `full` spans both, `fill` goes to the edge of the page. */
export type Place = 'start' | 'end' | 'full' | 'fill';

export interface FieldNode {
  kind: 'field';
  field: Field;
  place: Place;
}

export interface GroupNode {
  kind: 'group';
  field: Field;
  place: Place;
  children: FormNode[];
}

export type FormNode = FieldNode | GroupNode;

/**
 * The form as a tree: a field that names a group by its id stands in that group, at the group's own place in the
 * order. A group that is not among the fields leaves its members where they are; so does a circle of groups.
 */
export function toNodes(fields: readonly Field[]): FormNode[] {
  const groups = new Map(
    fields.filter((field) => isGroup(field) && field.id !== null).map((field) => [field.id, field]),
  );
  const parentOf = (field: Field): Field | undefined => {
    const parent = field.group === null ? undefined : groups.get(field.group);
    return parent && !isInside(parent, field, groups) ? parent : undefined;
  };
  const childrenOf = (parent: Field | undefined): FormNode[] => {
    const members = fields.filter((field) => parentOf(field) === parent);
    const places = toPlaces(members.map((field) => field.width));
    return members.map((field, index) => {
      const place = places[index] ?? 'full';
      if (!isGroup(field)) return { kind: 'field', field, place };
      // Half a form is too narrow for two columns of its own.
      return { kind: 'group', field, place: place === 'fill' ? 'fill' : 'full', children: childrenOf(field) };
    });
  };
  return childrenOf(undefined);
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
export function toPlaces(widths: readonly (FieldWidth | null)[]): Place[] {
  let isEndFree = false;
  return widths.map((width) => {
    const place = placeOf(width, isEndFree);
    isEndFree = place === 'start';
    return place;
  });
}

function placeOf(width: FieldWidth | null, isEndFree: boolean): Place {
  if (width === 'half') return isEndFree ? 'end' : 'start';
  if (width === 'half-left') return 'start';
  if (width === 'half-right') return 'end';
  return width === 'fill' ? 'fill' : 'full';
}
