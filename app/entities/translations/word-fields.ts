/** Which fields are translated. Pure, and small: every list brings it along. */
import type { Field } from '#app/entities/fields/types.ts';

/** Interfaces in which words are written; what is chosen or computed is not translated. */
const worded = new Set(['text-input', 'textarea', 'wysiwyg', 'wysiwyg-advanced', 'markdown', 'slug']);

/** Whether a field of the translations holds words of a language. */
export function isTranslatable({ type, interface: id, hidden_detail: isHidden }: Field): boolean {
  return ['string', 'text', 'slug'].includes(type) && !isHidden && (id === null || worded.has(id));
}

/**
 * The fields of the translations that hold words, as far as they may be read.
 * @param frame names of the fields with the language and the way back to the item
 */
export function wordFields(
  fields: Readonly<Record<string, Field>>,
  frame: readonly string[],
  hidden: ReadonlySet<string> = new Set(),
): Field[] {
  return Object.values(fields).filter(
    (field) =>
      !field.primary_key && !frame.includes(field.field) && !hidden.has(field.field) && isTranslatable(field),
  );
}
