/** The fields of a translation, and what is wrong with what is staged of one. Pure. */
import { type FormField, toFormFields } from '#app/components/form/field-access.ts';
import { findProblems, type FormErrors, toFormSchema } from '#app/components/form/form-schema.ts';
import { toValues } from '#app/components/form/value-rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { itemRights } from '#app/entities/permissions/item-rights.ts';
import { hiddenFields } from '#app/entities/permissions/rules.ts';
import type { CollectionRights } from '#app/entities/permissions/types.ts';
import type { ListModel } from '#app/interfaces/related/list-model.ts';

interface TextAccess {
  isNew: boolean;
  isReadonly: boolean;
  /** Field of the translations that holds the language. */
  language: string;
}

/** What is shown of a translation: all but its key, its language and the way back. */
export function textFields(model: ListModel, rights: CollectionRights, access: TextAccess): FormField[] {
  const { isNew, isReadonly, language } = access;
  const own = itemRights(rights, undefined, isNew);
  const hidden = hiddenFields(rights);
  const frame = new Set([model.back, language]);
  const shown = Object.values(model.rows.fields).filter(
    (field) => !field.primary_key && !frame.has(field.field) && !hidden.has(field.field),
  );
  return toFormFields(shown, { rights: own, isNew, isReadonly: isReadonly || own.update === 'none' });
}

/** The problems of a staged translation: all of a new one; of a saved one those of what is to change, as nothing else is sent. */
export function textProblems(change: Item, fields: readonly FormField[], isNew: boolean): FormErrors {
  const plain = fields.map(({ field }) => field);
  const values = isNew ? { ...toValues(plain, null), ...change } : change;
  const problems = Object.entries(findProblems(toFormSchema(fields), values, fields));
  return Object.fromEntries(problems.filter(([name]) => isNew || Object.hasOwn(change, name)));
}
