import { ADMIN_ROLE } from '#mocks/engine/session/roles.ts';
import type { Project } from '#mocks/engine/types.ts';
import type { Row } from '#mocks/storage/driver.ts';

/** Whether nobody could get in again as an administrator without this user. `user` is the row as it is stored. */
export function isLastAdmin(project: Project, user: Row): boolean {
  if (Number(user.role) !== ADMIN_ROLE || user.status !== 'active') return false;
  const others = project.driver.all(
    `SELECT 1 FROM directus_users WHERE role = ? AND status = 'active' AND id <> ? LIMIT 1`,
    [ADMIN_ROLE, user.id],
  );
  return others.length === 0;
}
