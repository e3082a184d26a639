import type { Session } from '#mocks/engine/session/session.ts';
import { digestHex, randomToken } from '#mocks/engine/session/tokens.ts';
import type { Project } from '#mocks/engine/types.ts';
import { revokeTokens } from '#mocks/engine/session/revoked.ts';
import { dropHeld, heldSession, holdSession, unlessFull } from '#mocks/engine/session/without-disk.ts';
import { databaseText, nowText } from '#mocks/engine/values/dates.ts';
import type { Row } from '#mocks/storage/driver.ts';
import { USED_CODE } from '#mocks/engine/session/used-codes.ts';
import { db, first, run } from '#mocks/storage/kysely.ts';

/** How long a session lives without a request, in minutes (setting auto_sign_out). */
export function sessionMinutes(project: Project): number {
  const minutes = Number(project.setting('auto_sign_out'));
  return minutes > 0 ? minutes : project.release.sessionMinutes;
}

export function cookieName(project: Project): string {
  return `directus-${project.key}-session`;
}

/** Opens a session for a user and answers the cookie's token. The database keeps only a digest of it. */
export async function openSession(
  project: Project,
  user: number,
  { ip, userAgent }: { ip: string; userAgent: string },
): Promise<string> {
  const token = randomToken();
  const digest = await digestHex('SHA-256', token);
  const row = {
    user,
    token_type: 'cookie',
    token: digest,
    ip_address: ip,
    user_agent: userAgent,
    created_on: nowText(),
    token_expired_at: databaseText(expiry(project)),
  };
  const isKept = unlessFull(() => {
    const expired = db.deleteFrom('directus_user_sessions').where('token_expired_at', '<', nowText());
    run(project.driver, expired);
    run(project.driver, db.insertInto('directus_user_sessions').values(row));
  });
  if (!isKept) holdSession(project, digest, user, expiry(project));
  return token;
}

/** The session of a cookie. A living one is prolonged. */
export async function cookieSession(project: Project, token: string): Promise<Session> {
  const digest = await digestHex('SHA-256', token);
  const query = db
    .selectFrom('directus_user_sessions as s')
    .innerJoin('directus_users as u', 'u.id', 's.user')
    .leftJoin('directus_roles as r', 'r.id', 'u.role')
    .select(['s.id', 's.user', 's.token_expired_at', 'u.2fa_secret as secret', 'r.enforce_2fa as enforce'])
    .where('s.token', '=', digest)
    .where('s.token_expired_at', '>', nowText())
    .where('u.status', '=', 'active');
  const row = first(project.driver, query);
  if (!row) return heldCookieSession(project, digest, token);
  prolong(project, Number(row.id), String(row.token_expired_at));
  return {
    kind: 'cookie',
    user: Number(row.user),
    id: Number(row.id),
    token,
    mustSetUp2fa: mustSetUp(row),
  };
}

/** The session of a cookie that the disk had no room for. */
function heldCookieSession(project: Project, digest: string, token: string): Session {
  const session = heldSession(project, digest);
  const query = db
    .selectFrom('directus_users as u')
    .leftJoin('directus_roles as r', 'r.id', 'u.role')
    .select(['u.2fa_secret as secret', 'r.enforce_2fa as enforce'])
    .where('u.status', '=', 'active');
  const row = session ? first(project.driver, query.where('u.id', '=', session.user)) : null;
  if (!session || !row) return { kind: 'dead' };
  return { kind: 'cookie', user: session.user, id: session.id, token, mustSetUp2fa: mustSetUp(row) };
}

const mustSetUp = ({ enforce, secret }: Row) =>
  Number(enforce ?? 0) === 1 && (secret === null || secret === '');

/** Closes one session, or all sessions of a user. */
export function closeSession(project: Project, id: number): void {
  dropHeld(project, (session) => session.id === id);
  run(project.driver, db.deleteFrom('directus_user_sessions').where('id', '=', id));
}

/** Tokens that were given out count no more either. */
export function closeSessionsOf(project: Project, user: number): void {
  dropHeld(project, (session) => session.user === user);
  // what says which codes were used stays
  const sessions = db.deleteFrom('directus_user_sessions').where('token_type', '<>', USED_CODE);
  run(project.driver, sessions.where('user', '=', user));
  revokeTokens(project, user);
}

/** The Set-Cookie header for a living session. SameSite is ours: the recorded server sets none. */
export function sessionCookie(project: Project, token: string): string {
  return cookie(project, token, expiry(project));
}

/** The Set-Cookie header that takes a dead session away. */
export function expiredCookie(project: Project): string {
  return cookie(project, 'deleted', new Date(Date.now() - 3_600_000));
}

function cookie(project: Project, value: string, expires: Date): string {
  return `${cookieName(project)}=${value}; Path=/; Expires=${expires.toUTCString()}; HttpOnly; SameSite=Lax`;
}

function expiry(project: Project): Date {
  return new Date(Date.now() + sessionMinutes(project) * 60_000);
}

/** Every write reaches the disk, so a read is not made into one more often than needed. */
function prolong(project: Project, id: number, known: string): void {
  const next = expiry(project);
  const gained = next.getTime() - Date.parse(`${known.replace(' ', 'T')}Z`);
  if (gained < Math.min(60_000, sessionMinutes(project) * 3_000)) return;
  const query = db
    .updateTable('directus_user_sessions')
    .set({ token_expired_at: databaseText(next) })
    .where('id', '=', id);
  unlessFull(() => run(project.driver, query));
}
