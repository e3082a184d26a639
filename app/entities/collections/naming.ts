import { ownOptions, withOwnOption } from '#app/entities/fields/own-options.ts';
import { hasColumn } from '#app/entities/fields/rules.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { primaryKeyField } from './rules.ts';
import type { Collection } from './types.ts';

const naming = ['title', 'name', 'label', 'headline', 'subject', 'email', 'first_name', 'code'];

/**
 * The template that administrators have given a collection to name its items by (docs/field-options.md); null for none.
 * It stands with the key's field, since a collection has no options.
 */
export function displayTemplate(collection: Collection): string | null {
  const key = primaryKeyField(collection);
  const template = key && ownValue(ownOptions(key), 'display_template');
  return typeof template === 'string' && template.trim() !== '' ? template : null;
}

/** The options of a key's field with another template for its collection; null takes it away. */
export function withDisplayTemplate(
  options: Readonly<Record<string, unknown>>,
  template: string | null,
): Record<string, unknown> {
  return withOwnOption(options, 'display_template', template ?? undefined);
}

/**
 * The template that names items of a collection: the one that a field's options give, else the collection's own, else the
 * first field that usually names things or the first text, else the key.
 */
export function nameTemplate(option: unknown, collection: Collection): string {
  if (typeof option === 'string' && option.trim() !== '') return option;
  return displayTemplate(collection) ?? suggestedTemplate(collection);
}

/** How items are named as long as nobody has said it. */
export function suggestedTemplate(collection: Collection): string {
  const fields = Object.values(collection.fields).filter((field) => hasColumn(field) && !field.hidden_browse);
  const found =
    naming.map((name) => fields.find((field) => field.field === name)).find(Boolean) ??
    fields.find((field) => field.type === 'string' && !field.primary_key) ??
    primaryKeyField(collection);
  return found ? `{{${found.field}}}` : '';
}
