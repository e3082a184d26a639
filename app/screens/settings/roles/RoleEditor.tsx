import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { toFormFields } from '#app/components/form/field-access.ts';
import { FormView } from '#app/components/form/FormView.tsx';
import { useForm } from '#app/components/form/use-form.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { EditorPage } from '#app/editing/EditorPage.tsx';
import { FailureNotice } from '#app/editing/FailureNotice.tsx';
import { SaveButton } from '#app/editing/SaveButton.tsx';
import { useEditor } from '#app/editing/use-editor.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { roleFields } from '#app/entities/roles/queries.ts';
import { isAdminRole, isSystemRole } from '#app/entities/roles/rules.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { useConflicts } from '#app/editing/conflicts/use-conflicts.ts';
import type { PermissionEdits } from '#app/screens/settings/permissions/use-permission-edits.ts';
import { useRoleCrumbs } from '#app/screens/settings/crumbs.ts';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import { DeleteRoleDialog } from './DeleteRoleDialog.tsx';
import { ListingPreview } from './listings/ListingPreview.tsx';
import { SavedRoleContext } from './listings/saved-role.ts';
import { MorePermissions } from './MorePermissions.tsx';
import { roleInputs } from './role-inputs.tsx';
import { RoleDraftNotice } from './RoleDraft.tsx';
import { RolePermissions } from './RolePermissions.tsx';
import { useRoleCollection } from './use-role-collection.ts';
import { useRoleDraft } from './use-role-draft.ts';
import { useRoleSave } from './use-role-save.ts';
import { useStagedPermissions } from './use-staged-permissions.ts';
import styles from './roles.module.css';

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
  // A new role whose permissions could not be saved is there already.
  const [createdKey, setCreatedKey] = useState<string | null>(null);
  const itemKey = roleKey ?? createdKey;
  const conflicts = useConflicts({ collection, itemKey, fieldsParam: roleFields, form });
  const draft = useRoleDraft({ collection, itemKey, form, conflicts, permissions });
  const isAdmin = roleKey !== null && isAdminRole(roleKey);
  const { isSaving, isHalfway, failure, save, dismiss } = useRoleSave({
    roleKey,
    form,
    root,
    permissions,
    conflicts,
    onMade: (key) => {
      // What of it is not saved yet belongs to the role that there is now.
      draft.forget();
      setCreatedKey(key);
    },
    onDone: (key, sent) => {
      draft.forget(sent);
      if (isNew) void navigate({ ...addresses.role(project, key), replace: true, ignoreBlocker: true });
    },
  });
  const [isDeleting, setDeleting] = useState(false);
  const name = plainText(form.base['name']).trim();
  const title = isNew ? t('newTitle') : name || t('unnamed', { id: roleKey });
  const editor = useEditor({
    form,
    root,
    saved,
    isSaving,
    conflicts,
    save,
    edits: {
      count: form.changed.length + permissions.count,
      countNow: () => form.handle.unsaved().length + permissions.countNow(),
      discard: permissions.discard,
    },
    describe: (changes) => t('unsaved', { count: changes, role: title }),
    draft,
    dismiss,
  });

  const handleDeleted = () => {
    draft.forget();
    notify({ tone: 'good', title: t('remove.done', { role: title }) });
    void navigate({ ...addresses.roles(project), ignoreBlocker: true });
  };
  const preview = useStagedPermissions(permissions);
  // The preview follows: neither typing nor the grid waits for it.
  const values = useDeferredValue(form.values);
  const shownPermissions = useDeferredValue(isAdmin ? null : preview);
  // Not for a new role, nor for one that every project has.
  const canDelete = roleKey !== null && !isSystemRole(roleKey);

  return (
    <EditorPage
      editor={editor}
      collection={collection}
      presence={roleKey}
      isNew={isNew}
      title={isNew ? title : t('page', { role: title })}
      heading={title}
      breadcrumbs={useRoleCrumbs()}
      menu={
        canDelete
          ? [
              {
                id: 'delete',
                label: t('delete'),
                icon: <Icon name="delete" />,
                tone: 'bad',
                disabled: isSaving,
              },
            ]
          : []
      }
      onMenu={() => setDeleting(true)}
      actions={
        <SaveButton
          isSaving={isSaving}
          isReady={editor.count > 0}
          label={t('save')}
          onSave={() => void save('stay')}
        />
      }
      review={{ more: { count: permissions.count, view: <MorePermissions edits={permissions} /> } }}
    >
      <div className={styles.page}>
        <FailureNotice
          failure={failure}
          form={form}
          root={root}
          {...(isHalfway ? { title: t('permissionsFailed') } : {})}
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
      {isDeleting && roleKey !== null ? (
        <DeleteRoleDialog
          roleKey={roleKey}
          name={title}
          onDeleted={handleDeleted}
          onClose={() => setDeleting(false)}
        />
      ) : null}
    </EditorPage>
  );
}
