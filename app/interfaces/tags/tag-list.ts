import { plainText } from '#app/lib/plain-text.ts';

export interface TagRules {
  alphabetize: boolean;
  lowercase: boolean;
  wrap: boolean;
  sanitize: boolean;
  /** A regular expression, with or without slashes; empty for none. */
  pattern: string;
}

/** The tags of a stored value: an array, or a comma text; empty entries (wrapping) are no tags. */
export function toTags(value: unknown): string[] {
  const list = Array.isArray(value) ? value : plainText(value).split(',');
  return list.map((entry) => plainText(entry).trim()).filter((entry) => entry !== '');
}

/** A typed tag in the form in which it is kept; null when it is empty or fails the pattern. */
export function toTag(typed: string, rules: TagRules): string | null {
  let tag = typed.trim();
  if (rules.lowercase) tag = tag.toLowerCase();
  if (rules.sanitize) tag = tag.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return tag !== '' && matches(tag, rules.pattern) ? tag : null;
}

/** The list with a tag added: sorted when asked, without duplicates. */
export function withTag(tags: readonly string[], tag: string, rules: TagRules): string[] {
  const all = [...new Set([...tags, tag])];
  return rules.alphabetize ? all.sort((a, b) => a.localeCompare(b)) : all;
}

/** The stored form: an array for type array, else comma text; an empty entry at both ends with `wrap`; null for none. */
export function toStoredTags(
  tags: readonly string[],
  asArray: boolean,
  wrap: boolean,
): string[] | string | null {
  if (tags.length === 0) return null;
  const list = wrap ? ['', ...tags, ''] : [...tags];
  return asArray ? list : list.join(',');
}

function matches(tag: string, pattern: string): boolean {
  if (pattern === '') return true;
  const slashed = /^\/(.*)\/([a-z]*)$/s.exec(pattern);
  try {
    return new RegExp(slashed?.[1] ?? pattern, slashed?.[2] ?? '').test(tag);
  } catch {
    // A pattern that is none can't be met; refusing every tag would lock the field for a mistake in its set-up.
    return true;
  }
}
