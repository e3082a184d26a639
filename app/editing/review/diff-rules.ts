/** How a change of a value is best shown. Pure. */
import { longestCompared } from '#app/components/text/TextDiff.tsx';
import type { Field } from '#app/entities/fields/types.ts';
import { writeJson } from '#app/lib/json.ts';

/** text: word by word; list: what was lost and won; sides: before and after. */
export function diffKind(field: Field, before: unknown, after: unknown): 'text' | 'list' | 'sides' {
  if (Array.isArray(before) || Array.isArray(after)) return 'list';
  const isText = field.type === 'string' || field.type === 'slug';
  if (!isText || typeof before !== 'string' || typeof after !== 'string') return 'sides';
  // One word for another is plainer side by side, and so are choices.
  const words = Math.max(before.split(/\s+/).length, after.split(/\s+/).length);
  return words > 3 && before.length + after.length <= longestCompared ? 'text' : 'sides';
}

/** Entries that are in one list only, as text; of equal ones each counts. */
export function listChange(before: unknown, after: unknown): { removed: string[]; added: string[] } {
  const [from, to] = [textsOf(before), textsOf(after)];
  return { removed: without(from, to), added: without(to, from) };
}

function textsOf(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.map((entry) => (typeof entry === 'string' ? entry : writeJson(entry)));
}

function without(list: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return list.filter((entry) => {
    const at = left.indexOf(entry);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}
