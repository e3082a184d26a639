import { useState } from 'react';
import type { FormField } from '#app/components/form/field-access.ts';
import type { Values } from '#app/components/form/value-rules.ts';
import { clockIn } from '#app/lib/dates.ts';
import { useTimeZone } from '#app/session/model.ts';
import { interfaceOf, optionsOf } from './registry.ts';

/** What a new item begins with by the options of its fields' interfaces, where the field has no default of its own. */
export function useInitialValues(fields: readonly FormField[], isNew: boolean): Values {
  const zone = useTimeZone();
  const [values] = useState(() => {
    if (!isNew) return {};
    // To the minute: nobody means the second.
    const now = `${clockIn(zone)(Date.now())}:00`;
    return Object.fromEntries(
      fields.flatMap(({ field, readonly }) => {
        const found = readonly || (field.default_value ?? null) !== null ? null : interfaceOf(field);
        const value = found?.definition.initial?.(optionsOf(found.definition, field), now) ?? null;
        return value === null ? [] : [[field.field, value]];
      }),
    );
  });
  return values;
}
