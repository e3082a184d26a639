import { useState } from 'react';
import type { FormField } from '#app/components/form/field-access.ts';
import type { Values } from '#app/components/form/value-rules.ts';
import { statusField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { defaultValue } from '#app/entities/fields/rules.ts';
import { rightsOn, startStatus } from '#app/entities/permissions/rules.ts';
import { clockIn } from '#app/lib/dates.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { usePermissions, useTimeZone } from '#app/session/model.ts';
import { interfaceOf, optionsOf } from './registry.ts';

/**
 * What a new item of the collection (null: none) begins with beyond its fields' defaults: by the options of their interfaces,
 * and a status that the user may give it.
 */
export function useInitialValues(fields: readonly FormField[], collection: Collection | null): Values {
  const zone = useTimeZone();
  const permissions = usePermissions();
  const [values] = useState((): Values => {
    if (!collection) return {};
    // To the minute: nobody means the second.
    const now = `${clockIn(zone)(Date.now())}:00`;
    const own = fields
      .filter(({ readonly }) => !readonly)
      .flatMap(({ field }): [string, unknown][] => {
        const found = (field.default_value ?? null) === null ? interfaceOf(field) : null;
        const value = found?.definition.initial?.(optionsOf(found.definition, field), now) ?? null;
        return value === null ? [] : [[field.field, value]];
      });
    const status = statusField(collection);
    const usual = status ? plainText(defaultValue(status)) || null : null;
    const start = startStatus(rightsOn(permissions, collection), usual);
    const isOpen = fields.some(({ field, readonly }) => field.field === status?.field && !readonly);
    return {
      ...Object.fromEntries(own),
      ...(status && isOpen && start !== usual ? { [status.field]: start } : {}),
    };
  });
  return values;
}
