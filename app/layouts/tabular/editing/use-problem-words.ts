import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/components/form/error-text.ts';
import type { FormField } from '#app/components/form/field-access.ts';
import { findProblems, toFormSchema } from '#app/components/form/form-schema.ts';
import { statusField } from '#app/entities/collections/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { CsvCell } from '#app/lib/csv.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { barredStatuses, type CellAccess } from '../cell-access.ts';
import type { Entered } from './staged-edits.ts';
import { fromTyped } from './typed-value.ts';

export interface EntryRules {
  /** A value with what is wrong with it, by the rules that the item's form has too. `item` is the row as staged. */
  check: (field: Field, item: Item, value: unknown) => Entered;
  /** A text from the keyboard or the clipboard. */
  read: (field: Field, item: Item, cell: CsvCell) => Entered;
}

/** Turns what is entered into values, and what is wrong with them into words. */
export function useEntryRules(access: CellAccess): EntryRules {
  const { t } = useTranslation('table');
  const errorText = useErrorText();

  const check = useCallback(
    (field: Field, item: Item, value: unknown): Entered => {
      const asForm = (of: Field): FormField => ({ field: of, readonly: false, required: of.required });
      const status = statusField(access.context.collection);
      const fields = [field, ...(status && status !== field ? [status] : [])].map(asForm);
      const values = { ...item, [field.field]: value };
      const found = findProblems(toFormSchema(fields.slice(0, 1)), values, fields);
      const problem = ownValue(found, field.field);
      return { value, problem: problem === undefined ? null : errorText(problem, field) };
    },
    [access, errorText],
  );

  const read = useCallback(
    (field: Field, item: Item, cell: CsvCell): Entered => {
      const found = fromTyped(cell, field, barredStatuses(item, access));
      if ('value' in found) return check(field, item, found.value);
      return { typed: cell ?? '', problem: t(`problem.${found.problem}`) };
    },
    [access, check, t],
  );
  return { check, read };
}
