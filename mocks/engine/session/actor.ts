import { loadPermissions } from '#mocks/engine/access/permissions.ts';
import { cookieSession } from '#mocks/engine/session/cookies.ts';
import { isRevoked } from '#mocks/engine/session/revoked.ts';
import { ADMIN_ROLE, PUBLIC_ROLE } from '#mocks/engine/session/roles.ts';
import { isSignedIn, type Session } from '#mocks/engine/session/session.ts';
import { SESSION_TOKEN_PREFIX } from '#mocks/engine/session/sign-in.ts';
import { readToken } from '#mocks/engine/session/tokens.ts';
import type { Actor, Project } from '#mocks/engine/types.ts';
import { db, first } from '#mocks/storage/kysely.ts';

/** What a request brought along. */
export interface Credentials {
  /** Value of the session cookie. */
  cookie: string | null;
  /** From the Authorization header or the parameter access_token. */
  token: string | null;
  ip: string;
  userAgent: string;
}

/** Finds out who is asking. Credentials that do not count make an anonymous caller, never an error. */
export async function actorOf(
  project: Project,
  given: Credentials,
): Promise<{ actor: Actor; session: Session }> {
  const session = await sessionOf(project, given);
  const user = isSignedIn(session) && 'user' in session ? session.user : null;
  const actor = actorFor(project, user, given);
  // a role may be bound to addresses; from any other one its users are strangers
  return actor ? { actor, session } : { actor: anonymous(project, given), session: { kind: 'none' } };
}

/** The actor that a user is; null when the user's role refuses the address. */
export function actorFor(
  project: Project,
  user: number | null,
  { ip, userAgent }: { ip: string; userAgent: string },
): Actor | null {
  if (user === null) return anonymous(project, { ip, userAgent });
  const query = db
    .selectFrom('directus_users as u')
    .leftJoin('directus_roles as r', 'r.id', 'u.role')
    .select(['u.role', 'r.ip_whitelist'])
    .where('u.id', '=', user);
  const row = first(project.driver, query);
  const role = row?.role === null || row?.role === undefined ? null : Number(row.role);
  const allowed = listOf(row?.ip_whitelist);
  if (allowed.length > 0 && !allowed.includes(ip)) return null;
  const admin = role === ADMIN_ROLE;
  return { user, role, admin, permissions: admin ? [] : loadPermissions(project, role), ip, userAgent };
}

function anonymous(project: Project, { ip, userAgent }: { ip: string; userAgent: string }): Actor {
  const permissions = loadPermissions(project, PUBLIC_ROLE);
  return { user: null, role: PUBLIC_ROLE, admin: false, permissions, ip, userAgent };
}

async function sessionOf(project: Project, { cookie, token }: Credentials): Promise<Session> {
  if (token !== null) return tokenSession(project, token);
  return cookie === null ? { kind: 'none' } : cookieSession(project, cookie);
}

async function tokenSession(project: Project, token: string): Promise<Session> {
  const users = db
    .selectFrom('directus_users as u')
    .leftJoin('directus_roles as r', 'r.id', 'u.role')
    .select(['u.id', 'u.password', 'u.2fa_secret as secret', 'r.enforce_2fa as enforce'])
    .where('u.status', '=', 'active');
  const claims = await readToken(project.secret, 'auth', token);
  if (claims) {
    const row =
      claims.project === project.key ? first(project.driver, users.where('u.id', '=', claims.id)) : null;
    if (!row || (await isRevoked(project, claims, row.password))) return { kind: 'none' };
    const mustSetUp2fa = Number(row.enforce ?? 0) === 1 && !row.secret;
    return { kind: 'jwt', user: Number(row.id), claims, mustSetUp2fa };
  }
  if (token.startsWith(SESSION_TOKEN_PREFIX)) return { kind: 'none' };
  const row = first(project.driver, users.select('u.token').where('u.token', '=', token));
  // the column compares without case
  return row?.token === token ? { kind: 'static', user: Number(row.id) } : { kind: 'none' };
}

/** A list as the `array` type stores it: texts joined by commas. */
function listOf(value: unknown): string[] {
  return String(value ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
