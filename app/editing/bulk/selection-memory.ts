/*
 * What was chosen in lists that are left for a moment: the way back finds it again. As long as the page lives; which
 * list it was is told by its place in the history.
 */
import { type SelectionGroups, without } from './selection-rules.ts';

const maxKept = 10;
const kept = new Map<string, SelectionGroups>();

/** `place`: project, user, collection and history entry in one text. */
export function rememberSelection(place: string, groups: SelectionGroups): void {
  kept.delete(place);
  if (groups.size > 0) kept.set(place, groups);
  if (kept.size > maxKept) kept.delete(kept.keys().next().value ?? '');
}

export function recallSelection(place: string): SelectionGroups {
  return kept.get(place) ?? new Map();
}

/** Items that were dealt with on another page are no longer chosen anywhere. `list` begins their lists' places. */
export function forgetSelected(list: string, keys: readonly string[]): void {
  for (const [place, groups] of kept) {
    if (!place.startsWith(list)) continue;
    const rest = [...groups].map(([restriction, items]) => [restriction, without(items, keys)] as const);
    kept.set(place, new Map(rest.filter(([, items]) => items.size > 0)));
  }
}

/** How the places of a collection's lists begin. */
export function listPlace(project: string, user: number, collection: string): string {
  return JSON.stringify([project, user, collection]);
}
