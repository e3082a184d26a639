import { own } from '#mocks/engine/values/own.ts';
import { check, membersOf, textOf } from '#mocks/api/checks.ts';
import type { ProjectContext, ProjectRoutes } from '#mocks/api/context.ts';
import { sendResetMail } from '#mocks/api/mails.ts';
import { resetToken, userOfResetToken } from '#mocks/api/reset-token.ts';
import { ssoRoutes } from '#mocks/api/sso.ts';
import { ApiFault, faults } from '#mocks/engine/errors.ts';
import { hashPassword } from '#mocks/engine/session/passwords.ts';
import * as cookies from '#mocks/engine/session/cookies.ts';
import {
  checkPasswordPolicy,
  invalidCredentials,
  mustSetUp2fa,
  SECRET_MASK,
  signIn,
} from '#mocks/engine/session/sign-in.ts';
import { authToken, isRevoked, revokeToken } from '#mocks/engine/session/revoked.ts';
import { isSignedIn } from '#mocks/engine/session/session.ts';
import { readToken } from '#mocks/engine/session/tokens.ts';
import { Allowance, forgetFailures } from '#mocks/engine/session/throttle.ts';
import type { Project } from '#mocks/engine/types.ts';
import { shownResetToken } from '#mocks/engine/users.ts';
import { isoText } from '#mocks/engine/values/dates.ts';
import type { Row } from '#mocks/storage/driver.ts';
import { all, db, first, run } from '#mocks/storage/kysely.ts';

const PUBLIC = { alwaysPublic: true };

export function authRoutes(routes: ProjectRoutes): void {
  routes.post('/auth/authenticate', authenticate, PUBLIC);
  routes.post('/auth/refresh', refresh, PUBLIC);
  routes.post('/auth/logout', logout, PUBLIC);
  routes.post('/auth/logout/:user', logoutEverywhere, PUBLIC);
  routes.get('/auth/sessions', sessions, PUBLIC);
  routes.get('/auth/check', checkSession, PUBLIC);
  routes.post('/auth/password/request', requestReset, PUBLIC);
  routes.post('/auth/password/reset', reset, PUBLIC);
  ssoRoutes(routes);
}

async function authenticate({
  project,
  server,
  actor,
  session,
  body,
  headers,
}: ProjectContext): Promise<object> {
  const given = membersOf(body);
  check(given, { email: ['required', 'email'], password: ['required'] }, 114);
  const { ip, userAgent } = actor;
  const credentials = {
    email: textOf(given.email) ?? '',
    password: textOf(given.password) ?? '',
    otp: textOf(given.otp),
  };
  // what is printed for everybody to read is good for nobody on another machine
  if (server.isRefusedFrom(ip, credentials.password)) throw invalidCredentials();
  const user = await signIn(project, credentials, { ip, userAgent });
  const data: Record<string, unknown> = { user: signedInUser(project, user) };
  if (given.mode === 'cookie') {
    const token = await cookies.openSession(project, Number(user.id), { ip, userAgent });
    // the browser forgets the old one, so nobody could end it any more
    if (session.kind === 'cookie' && !project.asRecorded) cookies.closeSession(project, session.id);
    headers.append('set-cookie', cookies.sessionCookie(project, token));
  } else {
    data.token = await authToken(project, user);
  }
  if (!mustSetUp2fa(project, user)) return { data };
  return { data, error: { code: 113, message: '2FA enforced but not activated for user' } };
}

async function refresh({ project, body }: ProjectContext): Promise<object> {
  const given = membersOf(body);
  check(given, { token: ['required'] });
  const claims = await readToken(project.secret, 'auth', String(given.token));
  const active = db.selectFrom('directus_users').select(['id', 'password']).where('status', '=', 'active');
  const user =
    claims?.project === project.key ? first(project.driver, active.where('id', '=', claims.id)) : null;
  if (!claims || !user || (await isRevoked(project, claims, user.password))) {
    throw new ApiFault(401, 101, 'Invalid Authentication Token');
  }
  return { data: { token: await authToken(project, user) } };
}

async function logout({ project, session, headers }: ProjectContext): Promise<object> {
  if (session.kind === 'jwt') await revokeToken(project, session.claims);
  if (session.kind === 'cookie') {
    cookies.closeSession(project, session.id);
    headers.append('set-cookie', cookies.expiredCookie(project));
  }
  return {};
}

function logoutEverywhere({ project, actor, params, headers }: ProjectContext): object {
  const user = Number(params.user);
  if (actor.user === null || (!actor.admin && actor.user !== user)) throw faults.unauthorized();
  cookies.closeSessionsOf(project, user);
  if (actor.user === user) headers.append('set-cookie', cookies.expiredCookie(project));
  return {};
}

/** Whether the caller is signed in. */
function checkSession({ project, session }: ProjectContext): object {
  if (!project.release.hasSessionCheck) throw faults.notFoundRoute();
  return { data: { authenticated: isSignedIn(session) } };
}

/** The caller's own sessions; the recorded server shows those of everybody. */
function sessions({ project, actor }: ProjectContext): object {
  if (actor.user === null) throw faults.unauthorized();
  const query = db
    .selectFrom('directus_user_sessions')
    .selectAll()
    .where('user', '=', actor.user)
    .where('token_type', '=', 'cookie')
    .orderBy('id');
  const hasZone = project.release.hasZone('datetime', true);
  const time = (value: unknown) => (hasZone ? isoText(String(value)) : value);
  const data = all(project.driver, query).map((row) => ({
    ...row,
    created_on: time(row.created_on),
    token_expired_at: time(row.token_expired_at),
  }));
  return { data };
}

const QUARTER_HOUR = 15 * 60_000;

/** More mails than these within a quarter of an hour are of no use to anybody. */
const REQUESTS = {
  ofAccount: new Allowance(5, QUARTER_HOUR),
  ofAddress: new Allowance(50, QUARTER_HOUR),
};

/**
 * Answers alike whether the address is known or not, and also where it has got enough mails by now, so that nobody learns
 * who has an account.
 */
async function requestReset(context: ProjectContext): Promise<object> {
  const { project, actor } = context;
  const given = membersOf(context.body);
  check(given, { email: ['required', 'email'] });
  const query = db
    .selectFrom('directus_users')
    .selectAll()
    .where('email', '=', String(given.email))
    .where('status', '=', 'active');
  const user = first(project.driver, query);
  const isAllowed =
    REQUESTS.ofAddress.take(`${project.key} ${actor.ip}`) &&
    REQUESTS.ofAccount.take(`${project.key} ${String(given.email).toLowerCase()}`);
  if (user && isAllowed) {
    const token = await resetToken(project, user);
    sendResetMail(context, String(user.email), token, textOf(given.reset_url));
  }
  return {};
}

async function reset({ project, body }: ProjectContext): Promise<object> {
  const given = membersOf(body);
  const token = textOf(given.token) ?? '';
  const user = await userOfResetToken(project, token);
  check(given, { password: ['required'] });
  const password = String(given.password);
  checkPasswordPolicy(project, password);
  const { keepsResetToken } = project.release;
  const hash = await hashPassword(password);
  project.driver.transaction(() => {
    const update = db.updateTable('directus_users').set({
      password: hash,
      status: 'active',
      ...(keepsResetToken ? { password_reset_token: null } : {}),
    });
    run(project.driver, update.where('id', '=', Number(user.id)));
    cookies.closeSessionsOf(project, Number(user.id));
  });
  forgetFailures(project, String(user.email));
  return {};
}

/** The user as the sign-in answers it: ids are text, and whether there is a two-factor secret shows, not which. */
function signedInUser(project: Project, user: Row): object {
  const text = (name: string) => (own(user, name) === null ? null : String(own(user, name)));
  const names = ['id', 'status', 'role', 'first_name', 'last_name', 'email', 'timezone', 'locale'];
  const more = ['locale_options', 'avatar', 'company', 'title', 'external_id', 'theme'];
  const shown = Object.fromEntries([...names, ...more].map((name) => [name, text(name)]));
  const kept = project.release.keepsResetToken
    ? { password_reset_token: shownResetToken(project, user) }
    : {};
  return { ...shown, '2fa_secret': user['2fa_secret'] ? SECRET_MASK : null, ...kept };
}
