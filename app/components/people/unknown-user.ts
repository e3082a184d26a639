import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { readsAll, rightsOn } from '#app/entities/permissions/rules.ts';
import { useCollection, usePermissions } from '#app/session/model.ts';

/** What somebody is called of whom only the number is known: deleted, or, where not all people may be seen, just a number. */
export function useUnknownUser(): (id: number | string) => string {
  const { t } = useTranslation('people');
  const permissions = usePermissions();
  const people = useCollection('directus_users');
  return useCallback(
    (id) => {
      const seesAll = people !== undefined && readsAll(rightsOn(permissions, people));
      return t(seesAll ? 'deleted' : 'unknown', { id: String(id) });
    },
    [t, permissions, people],
  );
}
