import versions from 'material-icons/_data/versions.json';
import { fold } from '#app/lib/fold.ts';

/** Names of all icons of the font, in alphabetical order. */
export const iconNames: readonly string[] = Object.keys(versions).sort();

/** The names that hold each word of a search, in any order: `arrow left` finds `keyboard_arrow_left`. */
export function iconsLike(search: string, names: readonly string[] = iconNames): readonly string[] {
  const words = fold(search)
    .split(/[\s_-]+/)
    .filter(Boolean);
  return words.length === 0 ? names : names.filter((name) => words.every((word) => name.includes(word)));
}
