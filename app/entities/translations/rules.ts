/** What there is to be translated of an item, and how far it is, language by language. Pure. */
import { toObject } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { isTranslatable } from './word-fields.ts';
import { textOfHtml } from '#app/lib/text-of-html.ts';
import type { LanguageProgress, LanguageStates, SourceRule } from './types.ts';

/** Whether its text is HTML. */
export const isRichText = ({ interface: id }: Field): boolean => id?.startsWith('wysiwyg') ?? false;

/** What speaks without words. */
const picture = /<(?:img|picture|video|audio|iframe|embed|object|svg|hr)\b/i;

/** The words of a text, those of HTML without its tags. */
export function wordsOf(field: Field, value: unknown): string {
  const text = plainText(value);
  return isRichText(field) ? textOfHtml(text, text.length) : text.trim();
}

/** Whether a text says nothing: editors leave `<p></p>` behind. */
export function isBlank(field: Field, value: unknown): boolean {
  const text = plainText(value);
  // Most texts begin with words: the rest of a long one need not be looked at.
  if (!isRichText(field) || textOfHtml(text) !== '') return text.trim() === '';
  return wordsOf(field, value) === '' && !picture.test(text);
}

/**
 * Where the texts are that are translated. Of a field whose item has one of the same name it is that one, unless there is a
 * translation into the language that `options.lectern.source_language` names; of others it is the translation into that language,
 * else into the default one, else into the first.
 */
export function sourceRule(
  options: Readonly<Record<string, unknown>>,
  codes: readonly string[],
  fields: readonly Field[],
  itemFields: Readonly<Record<string, Field>>,
): SourceRule {
  const own = fields
    .map(({ field }) => field)
    .filter((name) => {
      const field = ownValue(itemFields, name);
      return field !== undefined && isTranslatable(field);
    });
  const asked = plainText(ownValue(toObject(ownValue(options, 'lectern')), 'source_language'));
  const named = codes.includes(asked) && asked !== '' ? asked : null;
  const isAllOwn = own.length > 0 && own.length === fields.length;
  const first = plainText(ownValue(options, 'defaultLanguage'));
  const other = isAllOwn ? null : (codes.find((code) => code === first && code !== '') ?? codes[0] ?? null);
  return { code: named ?? other, isNamed: named !== null, own: new Set(own) };
}

/** The fields in whose source there is something to translate. */
export function askedFields(fields: readonly Field[], source: (name: string) => unknown): Field[] {
  return fields.filter((field) => !isBlank(field, source(field.field)));
}

/** How far the translation into one language is, by those fields and its texts. */
export function progressOf(asked: readonly Field[], target: (name: string) => unknown): LanguageProgress {
  const missing = asked.filter((field) => isBlank(field, target(field.field)));
  const total = asked.length;
  const done = total - missing.length;
  return {
    state: done === total ? 'done' : done === 0 ? 'missing' : 'incomplete',
    done,
    total,
    missing: missing.map(({ field }) => field),
  };
}

/** In the place of a language's code: the source, wherever the text of a field is. No code is like it. */
export const sourcePlace = '\u0000source';

/** What is known of an item's texts. */
export interface ItemTexts {
  codes: readonly string[];
  /** The fields of the translations that hold words. */
  fields: readonly Field[];
  rule: SourceRule;
  /** The item's own fields. */
  item: Readonly<Record<string, unknown>>;
  /** The translation into each language that there is one of. */
  rows: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** As they are saved: where a source is doesn't change while it is typed. Default: `rows`. */
  saved?: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

/** Where the source is, and how far each other language is. */
export function languageStates(texts: ItemTexts): LanguageStates {
  const { codes, fields, rule, rows } = texts;
  const asked = askedFields(fields, (name) => textAt(texts, sourcePlace, name));
  const progress = new Map(
    codes
      .filter((code) => code !== rule.code)
      .map((code) => [code, progressOf(asked, (name) => ownValue(rows.get(code), name))]),
  );
  return { fields, rule, progress };
}

/** The language whose row holds the source of a field; null: the item itself. */
export function sourceCode({ fields, rule, rows, saved = rows }: ItemTexts, name: string): string | null {
  const field = fields.find((each) => each.field === name);
  if (rule.code === null || !field) return null;
  const isWritten = rule.isNamed && !isBlank(field, ownValue(saved.get(rule.code), name));
  return rule.own.has(name) && !isWritten ? null : rule.code;
}

/** A text by its place, the code of a language or `sourcePlace`, and the name of its field. */
export function textAt(texts: ItemTexts, place: string, name: string): unknown {
  const code = place === sourcePlace ? sourceCode(texts, name) : place;
  return ownValue(code === null ? texts.item : texts.rows.get(code), name);
}

/** Words and characters of a text, as people and translators count them in a language (BCP 47). */
export function countText(
  field: Field,
  value: unknown,
  locale: string,
): { words: number; characters: number } {
  const text = wordsOf(field, value);
  const parts = new Intl.Segmenter(toLocale(locale), { granularity: 'word' }).segment(text);
  let [words, characters] = [0, 0];
  for (const { isWordLike } of parts) if (isWordLike) words += 1;
  for (const { segment } of new Intl.Segmenter().segment(text)) characters += segment === '' ? 0 : 1;
  return { words, characters };
}

/** A code of a language as Intl takes it; undefined for one that is none. */
function toLocale(code: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(code.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}
