import { useTranslation } from 'react-i18next';
import type { FormField } from '#app/components/form/field-access.ts';
import { collectionName, collectionOf } from '#app/entities/collections/rules.ts';
import type { PermissionChange } from '#app/entities/permissions/grid-edits.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { DraftFrame } from '#app/editing/drafts/DraftFrame.tsx';
import { DraftText } from '#app/editing/drafts/DraftNotice.tsx';
import { listOf } from '#app/i18n/set-apart.ts';
import { useCollections } from '#app/session/model.ts';
import type { RoleDraft } from './use-role-draft.ts';

/** A whole column of the grid may have been changed. */
const maxNames = 6;

interface RoleDraftNoticeProps {
  draft: RoleDraft;
  fields: readonly FormField[];
}

/** Offers what an earlier visit has left of a role and of its permissions. */
export function RoleDraftNotice({ draft, fields }: RoleDraftNoticeProps) {
  const { t } = useTranslation('permissions');
  const locale = useLocale();
  const collections = useCollections();
  if (!draft.offer) return null;
  const { at, role, permissions } = draft.offer;
  const names = (changes: readonly PermissionChange[]) => {
    const all = [...new Set(changes.map(({ cell }) => cell.collection))].map((name) => {
      const known = collectionOf(collections, name);
      return known ? collectionName(known, locale) : name;
    });
    const rest = all.length - maxNames;
    const shown = rest > 1 ? [...all.slice(0, maxNames), t('draft.more', { count: rest })] : all;
    return listOf(shown, locale);
  };
  return (
    <DraftFrame at={at} onRestore={draft.restore} onDiscard={draft.drop}>
      {role ? <DraftText offer={role} fields={fields} /> : null}
      {permissions && permissions.changes.length > 0 ? (
        <p>
          {t('draft.body', { count: permissions.changes.length, collections: names(permissions.changes) })}
        </p>
      ) : null}
      {permissions && permissions.staged.removed.size > 0 ? (
        <p>{t('draft.removed', { count: permissions.staged.removed.size })}</p>
      ) : null}
      {permissions && permissions.overlaps.length > 0 ? (
        <p>{t('draft.overlap', { collections: names(permissions.overlaps) })}</p>
      ) : null}
    </DraftFrame>
  );
}
