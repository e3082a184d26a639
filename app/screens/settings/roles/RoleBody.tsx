import { type RefObject, Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { FormView } from '#app/components/form/FormView.tsx';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { FailureNotice } from '#app/editing/FailureNotice.tsx';
import { isAdminRole } from '#app/entities/roles/rules.ts';
import type { PermissionEdits } from '#app/screens/settings/permissions/use-permission-edits.ts';
import { useStagedPermissions } from './use-staged-permissions.ts';
import { ListingPreview } from './listings/ListingPreview.tsx';
import { SavedRoleContext } from './listings/saved-role.ts';
import { RoleDraftNotice } from './RoleDraft.tsx';
import { roleInputs } from './role-inputs.tsx';
import { RolePermissions } from './RolePermissions.tsx';
import { useIsAtRest } from '#app/session/at-rest.ts';
import type { RoleEditing } from './use-role-editing.ts';
import styles from './roles.module.css';

const RoleBookmarks = lazyPart(() => import('./RoleBookmarks.tsx'));

interface RoleBodyProps {
  /** Null for a new role. */
  roleKey: string | null;
  isGone: boolean;
  permissions: PermissionEdits;
  editing: RoleEditing;
  root: RefObject<HTMLFormElement | null>;
}

/** Permissions and settings of a role, and what its people will see of them. */
export function RoleBody({ roleKey, isGone, permissions, editing, root }: RoleBodyProps) {
  const { t } = useTranslation('roles');
  const { form, shown, draft, itemKey, saving } = editing;
  const isAdmin = roleKey !== null && isAdminRole(roleKey);
  const isAtRest = useIsAtRest();
  const preview = useStagedPermissions(permissions);
  // The preview follows: neither typing nor the grid waits for it.
  const values = useDeferredValue(form.values);
  const shownPermissions = useDeferredValue(isAdmin ? null : preview);
  return (
    <div className={styles.page}>
      <FailureNotice
        failure={saving.failure}
        form={form}
        root={root}
        {...(saving.isHalfway ? { title: t('permissionsFailed') } : {})}
      />
      {isGone ? <Notice tone="warn">{t('gone')}</Notice> : null}
      {draft.offer ? <RoleDraftNotice draft={draft} fields={shown} /> : null}
      <RolePermissions edits={isAdmin ? null : permissions} />
      <section className={styles.part} aria-label={t('formTitle')}>
        <h2 className={styles.partTitle}>{t('formTitle')}</h2>
        <div className={styles.narrow}>
          <SavedRoleContext value={form.base}>
            <FormView
              ref={root}
              form={form}
              collection="directus_roles"
              isNew={roleKey === null}
              itemKey={itemKey}
              inputs={roleInputs}
              label={t('form')}
            />
          </SavedRoleContext>
        </div>
      </section>
      <ListingPreview
        permissions={shownPermissions}
        modules={values['module_listing']}
        groups={values['collection_listing']}
      />
      {roleKey !== null && isAtRest ? (
        <Suspense>
          <RoleBookmarks roleKey={roleKey} />
        </Suspense>
      ) : null}
    </div>
  );
}
