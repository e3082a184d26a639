import { type Claims, digestHex, signToken } from '#mocks/engine/session/tokens.ts';
import type { Project } from '#mocks/engine/types.ts';
import { databaseText } from '#mocks/engine/values/dates.ts';
import type { Row } from '#mocks/storage/driver.ts';
import { db, first, run } from '#mocks/storage/kysely.ts';

/** Where no setting says otherwise. */
const JWT_MINUTES = 20;

/** Of rows in the list of sessions that are none, but say which tokens count no more. */
const REVOKED = 'revoked';

/** Milliseconds that a token lives. */
const lifetime = (project: Project) => (Number(project.setting('auth_token_ttl')) || JWT_MINUTES) * 60_000;

/** A token to call the API with. It ends at its time, with its sign-out, with a new password, and with its user. */
export async function authToken(project: Project, user: Row): Promise<string> {
  const now = Date.now();
  return signToken(project.secret, {
    type: 'auth',
    project: project.key,
    id: Number(user.id),
    state: await passwordState(project, user.password),
    jti: crypto.randomUUID(),
    iat: now / 1000,
    exp: Math.floor((now + lifetime(project)) / 1000),
  });
}

/** Whether a token that is ours still counts. `password` is what is stored of its user. */
export async function isRevoked(project: Project, claims: Claims, password: unknown): Promise<boolean> {
  if (claims.state !== (await passwordState(project, password))) return true;
  const query = db
    .selectFrom('directus_user_sessions')
    .select('created_on')
    .where('token_type', '=', REVOKED);
  const one = first(project.driver, query.where('token', '=', await keyOf(claims)));
  const all = first(project.driver, query.where('token', '=', keyOfAll(claims.id)));
  return one !== null || (all !== null && Number(all.created_on) >= (claims.iat ?? 0) * 1000);
}

/** Ends one token. */
export async function revokeToken(project: Project, claims: Claims): Promise<void> {
  revoke(project, claims.id, await keyOf(claims));
}

/** Ends all tokens that a user has by now. */
export function revokeTokens(project: Project, user: number): void {
  const key = keyOfAll(user);
  run(project.driver, db.deleteFrom('directus_user_sessions').where('token', '=', key));
  revoke(project, user, key);
}

function revoke(project: Project, user: number, token: string): void {
  const now = Date.now();
  const row = {
    user,
    token_type: REVOKED,
    token,
    created_on: String(now),
    // nothing that it is about lives longer
    token_expired_at: databaseText(new Date(now + lifetime(project) + 60_000)),
  };
  run(project.driver, db.insertInto('directus_user_sessions').values(row));
}

const keyOf = (claims: Claims) => digestHex('SHA-256', `token ${claims.jti ?? ''}`);
const keyOfAll = (user: number) => `all tokens of ${user}`;

/** Says nothing about the password to whoever reads the token, and is another one for another password. */
const passwordState = async (project: Project, password: unknown) =>
  (await digestHex('SHA-256', `${project.secret} ${String(password ?? '')}`)).slice(0, 16);
