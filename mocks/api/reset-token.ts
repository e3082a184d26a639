import { ApiFault } from '#mocks/engine/errors.ts';
import { digestHex, randomToken, readToken, sameText, signToken } from '#mocks/engine/session/tokens.ts';
import type { Project } from '#mocks/engine/types.ts';
import type { Row } from '#mocks/storage/driver.ts';
import { db, first, run } from '#mocks/storage/kysely.ts';

const RESET_SECONDS = 60 * 60;

/** A token to set a password, good for an hour and for once: it is tied to the password there is now. */
export async function resetToken(project: Project, user: Row): Promise<string> {
  const token = await signToken(project.secret, {
    type: 'reset_password',
    project: project.key,
    id: Number(user.id),
    email: String(user.email),
    state: stateOf(user),
    jti: randomToken(8),
    exp: Math.floor(Date.now() / 1000) + RESET_SECONDS,
  });
  if (project.release.keepsResetToken) {
    const update = db.updateTable('directus_users').set({ password_reset_token: await kept(project, token) });
    run(project.driver, update.where('id', '=', Number(user.id)));
  }
  return token;
}

/**
 * The user whose password the token may set: one who is active, or invited and about to accept. Throws 401 with code 104
 * for a token that never was one, where the release tells them apart 105 for one that counts no more.
 */
export async function userOfResetToken(project: Project, token: string): Promise<Row> {
  const invalid = new ApiFault(401, 104, `Invalid Reset Password token: ${token}`);
  const claims = await readToken(project.secret, 'reset_password', token);
  if (claims?.project !== project.key) throw invalid;
  const query = db.selectFrom('directus_users').selectAll().where('status', 'in', ['active', 'invited']);
  const user = first(project.driver, query.where('id', '=', claims.id));
  if (!user) throw invalid;
  const { keepsResetToken } = project.release;
  const isLast = !keepsResetToken || user.password_reset_token === (await kept(project, token));
  if (isLast && sameText(claims.state ?? '', stateOf(user))) return user;
  throw keepsResetToken ? new ApiFault(401, 105, `Expired Reset Password token: ${token}`) : invalid;
}

/** What is kept of the last token: a digest, as it opens an account. As recorded, the token. */
const kept = async ({ asRecorded }: Project, token: string) =>
  asRecorded ? token : digestHex('SHA-256', token);

const stateOf = (user: Row) => `${String(user.status)} ${String(user.password ?? '').slice(-12)}`;
