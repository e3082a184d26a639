import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import type { Form } from '#app/components/form/use-form.ts';
import type { Values } from '#app/components/form/value-rules.ts';
import { roleMutations } from '#app/entities/roles/mutations.ts';
import { roleQueries } from '#app/entities/roles/queries.ts';
import { userQueries } from '#app/entities/users/queries.ts';
import type { Conflicts } from '#app/editing/conflicts/use-conflicts.ts';
import type { PermissionEdits } from '#app/screens/settings/permissions/use-permission-edits.ts';
import { type Save, useSave } from '#app/editing/use-save.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { isLossAccepted } from './loss-check.ts';

interface RoleSaveConfig {
  /** Null as long as the role is not there. */
  roleKey: string | null;
  form: Form;
  root: RefObject<HTMLElement | null>;
  permissions: PermissionEdits;
  conflicts: Conflicts;
  /** The role was made; its permissions may still be on their way. */
  onMade: (key: string) => void;
  /** All is saved. */
  onDone: (key: string, sent: Values) => void;
}

export interface RoleSave extends Save {
  /** The role itself was saved last time, its permissions were not. */
  isHalfway: boolean;
}

/**
 * Saves a role and its permissions together: first the role, which a new one's permissions need. When the second step fails,
 * the next save goes on from there.
 */
export function useRoleSave(config: RoleSaveConfig): RoleSave {
  const { roleKey, form, root, permissions, conflicts, onMade, onDone } = config;
  const { t } = useTranslation('roles');
  const project = useProject();
  const client = useQueryClient();
  const create = useMutation(roleMutations.create(project));
  const update = useMutation(roleMutations.update(project));
  const self = String(useCurrentUser().id);
  const [isHalfway, setHalfway] = useState(false);
  const key = useRef(roleKey);
  const isAtPermissions = useRef(false);

  const saveRole = async (sent: Values): Promise<string> => {
    if (key.current === null) {
      key.current = String((await create.mutateAsync(sent)).id);
      onMade(key.current);
    } else if (Object.keys(sent).length > 0) {
      await update.mutateAsync({ id: key.current, changes: sent });
    }
    return key.current;
  };

  const save = useSave({
    form,
    root,
    record: { collection: 'directus_roles', fields: form.fields.map(({ field }) => field), key: roleKey },
    isNew: roleKey === null,
    conflicts,
    hasMore: () => permissions.countNow() > 0,
    confirm: async () => {
      const { handle } = form;
      return (
        roleKey === null || (await isLossAccepted({ client, project, roleKey, handle, permissions, self }))
      );
    },
    // What the permissions are refused for is no matter of the role's fields.
    explain: (error) => Promise.resolve(isAtPermissions.current ? { fields: {}, rest: error.message } : null),
    send: async (sent, clearance) => {
      setHalfway(false);
      isAtPermissions.current = false;
      const id = await saveRole(sent);
      const isSent = Object.keys(sent).length > 0;
      const options = roleQueries.detail(project, id);
      // The write has had it read anew already where it was shown.
      const saved = await client.fetchQuery(isSent ? { ...options, staleTime: 1000 } : options);
      if (isSent) {
        form.handle.rebase(saved, sent);
        if (roleKey !== null) conflicts.settle(sent, clearance);
      }
      if (permissions.countNow() === 0) return { saved: null, answer: null };
      setHalfway(true);
      isAtPermissions.current = true;
      const isSaved = await permissions.save(id);
      setHalfway(false);
      // Whose frame is made of it hears of it at once, though only the permissions were changed.
      if (!isSent) void client.invalidateQueries({ queryKey: userQueries.all(project) });
      return isSaved && { saved: null, answer: null };
    },
    onSaved: ({ sent }) => {
      notify({ tone: 'good', title: t(roleKey === null ? 'created' : 'saved') });
      if (key.current !== null) onDone(key.current, sent);
    },
  });
  return { ...save, isHalfway };
}
