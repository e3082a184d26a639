import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { EditorPage } from '#app/editing/EditorPage.tsx';
import { SaveButton } from '#app/editing/SaveButton.tsx';
import { useEditor } from '#app/editing/use-editor.ts';
import { isSystemRole } from '#app/entities/roles/rules.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { useRoleCrumbs } from '#app/screens/settings/crumbs.ts';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import { DeleteRoleDialog } from './DeleteRoleDialog.tsx';
import { MorePermissions } from './MorePermissions.tsx';
import { RoleBody } from './RoleBody.tsx';
import { type EditedRole, useRoleEditing } from './use-role-editing.ts';

export interface RoleEditorProps extends EditedRole {
  /** The last reading found it deleted. What was typed stays. */
  isGone: boolean;
}

/** What a role may do, with its own settings, saved together. */
export function RoleEditor(props: RoleEditorProps) {
  const { roleKey, saved, isGone, permissions } = props;
  const { t } = useTranslation('roles');
  const project = useProject();
  const navigate = useNavigate();
  const root = useRef<HTMLFormElement>(null);
  const isNew = roleKey === null;
  const editing = useRoleEditing(props, root);
  const { collection, form, conflicts, draft } = editing;
  const { isSaving, save, dismiss } = editing.saving;
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
      <RoleBody {...{ roleKey, isGone, permissions, editing, root }} />
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
