import { readToken, sameText, signToken } from '#mocks/engine/session/tokens.ts';
import type { Project } from '#mocks/engine/types.ts';
import type { Row } from '#mocks/storage/driver.ts';
import { db, first } from '#mocks/storage/kysely.ts';

const RESET_SECONDS = 60 * 60;

/** A token to set a password, good for an hour and for once: it is tied to the password there is now. */
export function resetToken(project: Project, user: Row): Promise<string> {
  return signToken(project.secret, {
    type: 'reset_password',
    project: project.key,
    id: Number(user.id),
    email: String(user.email),
    state: stateOf(user),
    exp: Math.floor(Date.now() / 1000) + RESET_SECONDS,
  });
}

/** The user whose password the token may set: one who is active, or invited and about to accept. */
export async function userOfResetToken(project: Project, token: string): Promise<Row | null> {
  const claims = await readToken(project.secret, 'reset_password', token);
  if (claims?.project !== project.key) return null;
  const query = db.selectFrom('directus_users').selectAll().where('status', 'in', ['active', 'invited']);
  const user = first(project.driver, query.where('id', '=', claims.id));
  return user && sameText(claims.state ?? '', stateOf(user)) ? user : null;
}

const stateOf = (user: Row) => `${String(user.status)} ${String(user.password ?? '').slice(-12)}`;
