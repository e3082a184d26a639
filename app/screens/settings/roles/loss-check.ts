import type { QueryClient } from '@tanstack/react-query';
import { confirm } from '#app/components/feedback/confirm.ts';
import type { FormHandle } from '#app/components/form/form-handle.ts';
import { permissionQueries } from '#app/entities/permissions/queries.ts';
import { roleQueries } from '#app/entities/roles/queries.ts';
import { isAdminRole } from '#app/entities/roles/rules.ts';
import { i18n } from '#app/i18n/setup.ts';
import type { PermissionEdits } from '#app/screens/settings/permissions/use-permission-edits.ts';
import { leavingUsers, losesEverything } from './role-loss.ts';

/** A role that is about to be saved, and by whom. */
export interface SavedRole {
  client: QueryClient;
  project: string;
  roleKey: string;
  handle: FormHandle;
  permissions: PermissionEdits;
  /** Key of who saves it. */
  self: string;
}

/**
 * Asks before a save that locks people out: oneself out of the administration, or a role out of everything. That the last
 * administrator goes is not done at all: not every server refuses it. False: it is not to be saved.
 */
export function isLossAccepted(role: SavedRole): Promise<boolean> {
  return isAdminRole(role.roleKey) ? canAdminsLeave(role) : canLoseAll(role);
}

async function canAdminsLeave({ client, project, roleKey, handle, self }: SavedRole): Promise<boolean> {
  const t = i18n.getFixedT(null, 'roles');
  const { values, errors } = handle.read();
  const leaving = leavingUsers(values['users']);
  if (leaving.length === 0) return true;
  const active = await client.fetchQuery(roleQueries.userKeys(project, roleKey, 'active'));
  if (active.every((id) => leaving.includes(id))) {
    handle.setErrors({ ...errors, users: t('admins.last') });
    return false;
  }
  if (!leaving.includes(self)) return true;
  return confirm({
    title: t('admins.selfTitle'),
    body: t('admins.self'),
    confirmLabel: t('admins.selfConfirm'),
    cancelLabel: t('admins.selfCancel'),
    tone: 'bad',
  });
}

async function canLoseAll({ client, project, roleKey, permissions }: SavedRole): Promise<boolean> {
  const t = i18n.getFixedT(null, 'roles');
  if (permissions.countNow() === 0) return true;
  const saved = client.getQueryData(permissionQueries.ofRole(project, Number(roleKey)).queryKey) ?? [];
  if (!losesEverything(saved, permissions.preview(), permissions.collections)) return true;
  // Without the number it is asked as well.
  const count = await client.fetchQuery(roleQueries.userCount(project, roleKey)).catch(() => 0);
  return confirm({
    title: t('loss.title'),
    body: count > 0 ? t('loss.bodyUsers', { count }) : t('loss.body'),
    confirmLabel: t('loss.confirm'),
    cancelLabel: t('loss.cancel'),
    tone: 'bad',
  });
}
