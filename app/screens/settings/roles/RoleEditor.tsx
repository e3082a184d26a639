import { useNavigate } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { useUnsavedGuard } from '#app/components/feedback/use-unsaved-guard.ts';
import { toFormFields } from '#app/components/form/field-access.ts';
import { commitFocused } from '#app/components/form/focus.ts';
import { FormView } from '#app/components/form/FormView.tsx';
import { useForm } from '#app/components/form/use-form.ts';
import { Page } from '#app/components/shell/Page.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { roleFields } from '#app/entities/roles/queries.ts';
import { isAdminRole, isSystemRole } from '#app/entities/roles/rules.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { useUndoShortcut } from '#app/editing/use-undo-shortcut.ts';
import { useConflicts } from '#app/editing/conflicts/use-conflicts.ts';
import { useSaveShortcut } from '#app/editing/use-save-shortcut.ts';
import { SaveFailure } from '#app/screens/settings/SaveFailure.tsx';
import type { PermissionEdits } from '#app/screens/settings/permissions/use-permission-edits.ts';
import { useRoleCrumbs } from '#app/screens/settings/crumbs.ts';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import { DeleteRoleDialog } from './DeleteRoleDialog.tsx';
import { ListingPreview } from './listings/ListingPreview.tsx';
import { SavedRoleContext } from './listings/saved-role.ts';
import { MorePermissions } from './MorePermissions.tsx';
import { roleInputs } from './role-inputs.tsx';
import { RoleActions } from './RoleActions.tsx';
import { RoleDraftNotice } from './RoleDraft.tsx';
import { RolePermissions } from './RolePermissions.tsx';
import { useRoleCollection } from './use-role-collection.ts';
import { useRoleDraft } from './use-role-draft.ts';
import { useRoleSave } from './use-role-save.ts';
import { useStagedPermissions } from './use-staged-permissions.ts';
import styles from './roles.module.css';

const ChangesDialog = lazyPart(() => import('#app/editing/review/ChangesDialog.tsx'));
const ConflictDialog = lazyPart(() => import('#app/editing/conflicts/ConflictDialog.tsx'));
const NewsBadge = lazyPart(() => import('#app/editing/conflicts/NewsBadge.tsx'));
const OthersBadge = lazyPart(() => import('#app/editing/conflicts/OthersBadge.tsx'));

const everything = { readBlacklist: [], writeBlacklist: [] };
const collectionName = 'directus_roles';

export interface RoleEditorProps {
  fields: readonly Field[];
  /** Null for a new role. */
  roleKey: string | null;
  /** The role as read; a newer reading moves the form along. Null for a new one. */
  saved: Item | null;
  /** The last reading found it deleted. What was typed stays. */
  isGone: boolean;
  permissions: PermissionEdits;
}

/** What a role may do, with its own settings, saved together. */
export function RoleEditor({ fields, roleKey, saved, isGone, permissions }: RoleEditorProps) {
  const { t } = useTranslation('roles');
  const project = useProject();
  const navigate = useNavigate();
  const root = useRef<HTMLFormElement>(null);
  const isNew = roleKey === null;
  const collection = useRoleCollection(fields);
  const shown = useMemo(
    () => toFormFields(fields, { rights: everything, isNew, isReadonly: false }),
    [fields, isNew],
  );
  const form = useForm({ fields: shown, saved });
  const { handle } = form;
  // A new role whose permissions could not be saved is there already.
  const [madeKey, setMadeKey] = useState<string | null>(null);
  const itemKey = roleKey ?? madeKey;
  const conflicts = useConflicts({ collection, itemKey, fieldsParam: roleFields, form });
  const draft = useRoleDraft({ collection, itemKey, form, conflicts, permissions });
  const isAdmin = roleKey !== null && isAdminRole(roleKey);
  const { isSaving, isHalfway, failure, save } = useRoleSave({
    roleKey,
    form,
    root,
    permissions,
    conflicts,
    onMade: (key) => {
      // What of it is not saved yet belongs to the role that there is now.
      draft.forget();
      setMadeKey(key);
    },
    onDone: (key, sent) => {
      draft.forget(sent);
      if (isNew) void navigate({ ...addresses.role(project, key), replace: true, ignoreBlocker: true });
    },
  });
  const [isReviewed, setReviewed] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const count = form.changed.length + permissions.count;
  const name = plainText(form.base['name']).trim();
  const title = isNew ? t('newTitle') : name || t('unnamed', { id: roleKey });

  // A reading that arrives during a save may be older than the save: the save itself brings the form up to date.
  const known = useRef(saved);
  const takeReading = useRef(conflicts.take);
  useEffect(() => {
    takeReading.current = conflicts.take;
  });
  useEffect(() => {
    if (isSaving || saved === null || known.current === saved) return;
    known.current = saved;
    takeReading.current(saved);
  }, [isSaving, saved]);

  const isGivenUp = useRef(false);
  useUnsavedGuard({
    isDirty: count > 0,
    countNow: () => {
      if (isGivenUp.current) return 0;
      commitFocused(root.current);
      return handle.unsaved().length + permissions.countNow();
    },
    describe: (changes) => t('unsaved', { count: changes, role: title }),
    onDiscard: draft.forget,
  });
  useSaveShortcut(() => void save('stay'));
  useUndoShortcut(handle);

  const handleDiscard = () => {
    handle.discard();
    permissions.discard();
    draft.forget();
  };
  const handleDeleted = () => {
    isGivenUp.current = true;
    draft.forget();
    notify({ tone: 'good', title: t('remove.done', { role: title }) });
    void navigate({ ...addresses.roles(project), ignoreBlocker: true });
  };
  const preview = useStagedPermissions(permissions);
  // The preview follows: neither typing nor the grid waits for it.
  const values = useDeferredValue(form.values);
  const shownPermissions = useDeferredValue(isAdmin ? null : preview);

  return (
    <Page
      title={isNew ? title : t('page', { role: title })}
      heading={title}
      breadcrumbs={useRoleCrumbs()}
      extras={
        isNew ? null : (
          <>
            <Suspense>
              <OthersBadge collection={collectionName} itemKey={roleKey} />
            </Suspense>
            <span role="status">
              {conflicts.news ? (
                <Suspense>
                  <NewsBadge collection={collection} news={conflicts.news} onShow={conflicts.show} />
                </Suspense>
              ) : null}
            </span>
          </>
        )
      }
      actions={
        <RoleActions
          {...{ form, count, isSaving }}
          canDelete={!isNew && !isSystemRole(roleKey)}
          onReview={() => setReviewed(true)}
          onDiscard={handleDiscard}
          onDelete={() => setDeleting(true)}
          onSave={() => void save('stay')}
        />
      }
    >
      <div className={styles['page']}>
        <SaveFailure
          title={t(isHalfway ? 'permissionsFailed' : 'saveFailed')}
          message={failure}
          kept={t('kept')}
        />
        {isGone ? <Notice tone="warn">{t('gone')}</Notice> : null}
        {draft.offer ? <RoleDraftNotice draft={draft} collection={collection} /> : null}
        <RolePermissions edits={isAdmin ? null : permissions} />
        <section className={styles['part']} aria-label={t('formTitle')}>
          <h2 className={styles['partTitle']}>{t('formTitle')}</h2>
          <div className={styles['narrow']}>
            <SavedRoleContext value={form.base}>
              <FormView
                ref={root}
                form={form}
                collection={collectionName}
                isNew={isNew}
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
      </div>
      {conflicts.question ? (
        <Suspense>
          <ConflictDialog collection={collection} question={conflicts.question} />
        </Suspense>
      ) : null}
      {isReviewed ? (
        <Suspense>
          <ChangesDialog
            {...{ form, collection, root }}
            changed={new Set(form.changed)}
            isFirst={(field) => isNew && (form.base[field] ?? null) === null}
            more={{ count: permissions.count, view: <MorePermissions edits={permissions} /> }}
            onTakeBack={handle.undo}
            onDiscard={handleDiscard}
            onSave={isSaving ? undefined : () => void save('stay')}
            onClose={() => setReviewed(false)}
          />
        </Suspense>
      ) : null}
      {isDeleting && roleKey !== null ? (
        <DeleteRoleDialog
          roleKey={roleKey}
          name={title}
          onDeleted={handleDeleted}
          onClose={() => setDeleting(false)}
        />
      ) : null}
    </Page>
  );
}
