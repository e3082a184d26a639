import { hasColumn } from '#app/entities/fields/rules.ts';
import { primaryKeyField } from './rules.ts';
import type { Collection } from './types.ts';

const naming = ['title', 'name', 'label', 'headline', 'subject', 'email', 'first_name', 'code'];

/**
 * The template that names items of a collection: the one that a field's options give, else the first field that
 * usually names things or the first text, else the key.
 */
export function nameTemplate(option: unknown, collection: Collection): string {
  if (typeof option === 'string' && option.trim() !== '') return option;
  const fields = Object.values(collection.fields).filter((field) => hasColumn(field) && !field.hidden_browse);
  const found =
    naming.map((name) => fields.find((field) => field.field === name)).find(Boolean) ??
    fields.find((field) => field.type === 'string' && !field.primary_key) ??
    primaryKeyField(collection);
  return found ? `{{${found.field}}}` : '';
}
