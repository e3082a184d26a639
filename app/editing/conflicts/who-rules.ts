/** Who has changed what, as far as the activity tells. Pure. */
import type { ItemChange } from '#app/entities/activity/recent-changes.ts';
import type { Actor } from '#app/entities/activity/types.ts';

/** Some fields, and who has changed them last; null for a guest and for what can't be told. */
export interface ChangeGroup {
  by: Actor | null;
  names: string[];
}

/** A field's last change, newest first; to go back to a former state may change any field. */
function lastChange(changes: readonly ItemChange[], name: string): ItemChange | undefined {
  return changes.find(({ action, fields }) => fields.includes(name) || action === 'revert');
}

/**
 * The fields by who has changed them last, in the order of the first field of each. All of them have changed since the
 * item was opened, so it was not the one who made it; a field that nobody has sent, a slug for example, the server has
 * written along with the newest change of the others.
 */
export function groupByActor(names: readonly string[], changes: readonly ItemChange[]): ChangeGroup[] {
  const groups = new Map<number | null, ChangeGroup>();
  const later = changes.filter(({ action }) => action !== 'create');
  const [newest] = later;
  const along = newest?.fields.some((field) => names.includes(field)) ? newest : undefined;
  for (const name of names) {
    const by = (lastChange(later, name) ?? along)?.by ?? null;
    const group = groups.get(by?.id ?? null) ?? { by, names: [] };
    group.names.push(name);
    groups.set(by?.id ?? null, group);
  }
  return [...groups.values()];
}

/**
 * Most roles may read only their own activity. An item that keeps its last editor tells at least who has made the newest
 * change (`editor`).
 */
export function withEditor(changes: readonly ItemChange[], editor: Actor | null): readonly ItemChange[] {
  const [newest, ...older] = changes;
  if (!editor || newest?.by) return changes;
  // Without any revision, nothing is known but that it was them.
  if (!newest) return [{ revision: 0, action: 'revert', by: editor, fields: [] }];
  return [{ ...newest, by: editor }, ...older];
}

/**
 * What was saved by others between the check before a save and the save itself, of fields that were sent too: `before`
 * is the newest revision that the check has seen. The change that holds most of what was sent, the newest of such, is taken
 * for the save: a revision doesn't name the lists whose rows were sent with it.
 */
export function rivalChanges(
  changes: readonly ItemChange[],
  sent: readonly string[],
  before: number,
  self: number,
): ItemChange[] {
  const since = changes.filter(({ revision }) => revision > before);
  const shared = ({ fields }: ItemChange) => sent.filter((name) => fields.includes(name)).length;
  const [own] = since
    .filter(({ by }) => by === null || by.id === self)
    .toSorted((a, b) => shared(b) - shared(a) || b.revision - a.revision);
  return since.filter((change) => change !== own && change.fields.some((name) => sent.includes(name)));
}
