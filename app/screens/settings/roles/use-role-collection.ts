import { useMemo } from 'react';
import { toCollection } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useCollection } from '#app/session/model.ts';

const name = 'directus_roles';

/** The collection of the roles with its fields as they are now. */
export function useRoleCollection(fields: readonly Field[]): Collection {
  const known = useCollection(name);
  return useMemo(
    () => ({
      ...(known ?? toCollection({ collection: name })),
      fields: Object.fromEntries(fields.map((field) => [field.field, field])),
    }),
    [known, fields],
  );
}
