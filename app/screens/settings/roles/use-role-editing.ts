import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useMemo, useState } from 'react';
import { toFormFields } from '#app/components/form/field-access.ts';
import { useForm } from '#app/components/form/use-form.ts';
import { useConflicts } from '#app/editing/conflicts/use-conflicts.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { roleFields } from '#app/entities/roles/queries.ts';
import type { PermissionEdits } from '#app/screens/settings/permissions/use-permission-edits.ts';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import { useRoleCollection } from './use-role-collection.ts';
import { useRoleDraft } from './use-role-draft.ts';
import { useRoleSave } from './use-role-save.ts';

const everything = { readBlacklist: [], writeBlacklist: [] };

export interface EditedRole {
  fields: readonly Field[];
  /** Null for a new role. */
  roleKey: string | null;
  /** The role as read; a newer reading moves the form along. Null for a new one. */
  saved: Item | null;
  permissions: PermissionEdits;
}

export type RoleEditing = ReturnType<typeof useRoleEditing>;

/** The settings of a role as a form, with what keeps its edits safe; saved together with its permissions. */
export function useRoleEditing(edited: EditedRole, root: RefObject<HTMLElement | null>) {
  const { fields, roleKey, saved, permissions } = edited;
  const project = useProject();
  const navigate = useNavigate();
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
  const saving = useRoleSave({
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
  return { collection, shown, form, itemKey, conflicts, draft, saving };
}
