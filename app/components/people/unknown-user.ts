import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { rightsOn } from '#app/entities/permissions/rules.ts';
import { useCollection, usePermissions } from '#app/session/model.ts';

/** What somebody is called of whom only the number is known: deleted, or, where not all people may be seen, just a number. */
export function useUnknownUser(): (id: number | string) => string {
  const { t } = useTranslation('people');
  const permissions = usePermissions();
  const people = useCollection('directus_users');
  const seesAll =
    permissions === null || (people !== undefined && rightsOn(permissions, people).base.read === 'full');
  return useCallback((id) => t(seesAll ? 'deleted' : 'unknown', { id: String(id) }), [t, seesAll]);
}
