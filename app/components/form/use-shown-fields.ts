import { useMemo } from 'react';
import { ownValue } from '#app/lib/own-value.ts';
import { applyRules, type FormRules } from './conditions.ts';
import type { FormField } from './field-access.ts';
import type { FormErrors } from './form-schema.ts';
import type { Values } from './value-rules.ts';

/**
 * The fields that are shown with these values: the same list until a condition turns out another way. One with an error
 * is shown whatever its conditions say, since it has to be mended.
 */
export function useShownFields(
  fields: readonly FormField[],
  rules: FormRules,
  values: Values,
  errors: FormErrors,
): readonly FormField[] {
  const state = applyRules(rules, values);
  const hidden = [...state.hidden].filter((name) => ownValue(errors, name) === undefined).join(separator);
  const required = [...state.required].join(separator);
  return useMemo(() => {
    if (hidden === '' && required === '') return fields;
    const [gone, needed] = [new Set(hidden.split(separator)), new Set(required.split(separator))];
    return fields
      .filter(({ field }) => !gone.has(field.field))
      .map((entry) =>
        needed.has(entry.field.field) && !entry.readonly ? { ...entry, required: true } : entry,
      );
  }, [fields, hidden, required]);
}

const separator = '\n';
