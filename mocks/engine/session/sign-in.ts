import { Secret, TOTP } from 'otpauth';
import { ApiFault } from '#mocks/engine/errors.ts';
import { callerName } from '#mocks/engine/revisions/activity.ts';
import { isLastAdmin } from '#mocks/engine/session/admins.ts';
import { hashPassword, isPasswordHash, verifyPassword } from '#mocks/engine/session/passwords.ts';
import { keepUsedStep, lastUsedStep } from '#mocks/engine/session/used-codes.ts';
import { throttled } from '#mocks/engine/session/throttle.ts';
import { randomToken } from '#mocks/engine/session/tokens.ts';
import type { Project } from '#mocks/engine/types.ts';
import { hasPattern } from '#mocks/engine/values/patterns.ts';
import { unlessFull } from '#mocks/engine/session/without-disk.ts';
import { nowText } from '#mocks/engine/values/dates.ts';
import type { Row } from '#mocks/storage/driver.ts';
import { db, first, run } from '#mocks/storage/kysely.ts';

/** Tokens that a sign-in leaves in directus_users.token start with this; they open nothing by themselves. */
export const SESSION_TOKEN_PREFIX = 'session-';

/** Stands for a two-factor secret in every answer. */
export const SECRET_MASK = '**********';

/** A hash of nobody's password. */
let decoy: string | null = null;

interface Origin {
  ip: string;
  userAgent: string;
}

/** What is said of a wrong password, and of an account that is not there. */
export const invalidCredentials = () => new ApiFault(404, 100, 'Invalid user credentials');
const suspended = () =>
  new ApiFault(
    404,
    103,
    'Your account is suspended due to maximum allowed login attempts. Please contact your administrator to activate your account.',
  );

/**
 * Checks e-mail, password and one-time code, and answers the user's row. Throws 100 for wrong credentials, 103 for users who
 * may not come in, 111 and 112 for a missing or wrong code. What a wrong password is told is the same for every address,
 * whether there is an account or not. Failures slow further attempts down; as recorded, too many suspend the user.
 */
export function signIn(
  project: Project,
  given: { email: string; password: string; otp: string | null },
  from: Origin,
): Promise<Row> {
  return throttled(project, { account: given.email, address: from.ip }, () => checked(project, given, from));
}

async function checked(
  project: Project,
  given: { email: string; password: string; otp: string | null },
  from: Origin,
): Promise<Row> {
  const user = first(
    project.driver,
    db.selectFrom('directus_users').selectAll().where('email', '=', given.email),
  );
  if (user && project.asRecorded) demandActive(user);
  // checked in place of a real hash where there is none, so that the time taken tells nothing
  decoy ??= await hashPassword(randomToken());
  const stored = String(user?.password ?? '');
  const isRight = await verifyPassword(given.password, isPasswordHash(stored) ? stored : decoy);
  if (!user || !isRight) {
    if (user) failed(project, user, from);
    throw invalidCredentials();
  }
  demandActive(user);
  demandCode(project, user, given.otp, from);
  log(project, Number(user.id), 'authenticate', from);
  if (user.token === null) {
    const token = `${SESSION_TOKEN_PREFIX}${randomToken()}`;
    const update = db.updateTable('directus_users').set({ token }).where('id', '=', Number(user.id));
    unlessFull(() => run(project.driver, update));
  }
  return user;
}

function demandActive({ status }: Row): void {
  if (status === 'suspended') throw suspended();
  if (status !== 'active') throw new ApiFault(401, 103, 'User inactive');
}

function demandCode(project: Project, user: Row, otp: string | null, from: Origin): void {
  const secret = user['2fa_secret'];
  if (typeof secret !== 'string' || secret === '') return;
  if (otp === null || otp === '') throw new ApiFault(404, 111, 'User missing 2FA OTP');
  if (usesCode(project, Number(user.id), secret, otp)) return;
  failed(project, user, from);
  throw wrongCode();
}

export const wrongCode = () => new ApiFault(404, 112, 'Invalid user OTP');

/**
 * Whether a one-time code is right and was not used by the user yet. It is used up then, for signing in and for setting
 * up alike: whoever looks on must not use it again. Codes of another secret than the user has so far were never used; as
 * recorded none ever is.
 */
export function usesCode(project: Project, user: number, secret: string, code: string): boolean {
  const step = stepOfOtp(secret, code);
  if (step === null) return false;
  if (project.asRecorded) return true;
  const query = db.selectFrom('directus_users').select('2fa_secret as secret').where('id', '=', user);
  const isKnown = first(project.driver, query)?.secret === secret;
  if (isKnown && step <= lastUsedStep(project, user)) return false;
  keepUsedStep(project, user, step);
  return true;
}

/** The half minute (counted since 1970) whose code this is, of this one and those before and after it; null for none. */
function stepOfOtp(secret: string, code: string): number | null {
  try {
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const delta = /^\d{6}$/.test(code) ? totp.validate({ token: code, window: 1 }) : null;
    return delta === null ? null : totp.counter() + delta;
  } catch {
    return null;
  }
}

/** A fresh two-factor secret, 16 letters of base 32. */
export function newOtpSecret(): string {
  return new Secret({ size: 10 }).base32;
}

/** Whether the role of the user demands two-factor and the user has none. */
export function mustSetUp2fa(project: Project, user: Row): boolean {
  if (user['2fa_secret'] !== null && user['2fa_secret'] !== '') return false;
  const query = db
    .selectFrom('directus_roles')
    .select('enforce_2fa')
    .where('id', '=', user.role ?? 0);
  return Number(first(project.driver, query)?.enforce_2fa ?? 0) === 1;
}

/** Fewest letters of a password where the project has no rule of its own. */
const SHORTEST = 8;

/** Refuses a password that is too short, in the field of that name. */
export function checkPasswordLength(field: string, password: string): void {
  if ([...password].length >= SHORTEST) return;
  throw new ApiFault(
    422,
    4,
    `${field}: This value is too short. It should have ${SHORTEST} characters or more.`,
  );
}

/**
 * Refuses a password that the setting password_policy (a regular expression between slashes) does not allow; without one, a
 * password that is too short.
 */
export function checkPasswordPolicy(project: Project, password: string): void {
  const policy = /^\/(.*)\/([a-z]*)$/s.exec(project.setting('password_policy') ?? '');
  if (!policy?.[1]) {
    checkPasswordLength('password', password);
    return;
  }
  let allowed = true;
  try {
    allowed = hasPattern(new RegExp(policy[1], policy[2]?.replace(/[^imsu]/g, '')), password);
  } catch {
    return;
  }
  if (!allowed) throw new ApiFault(422, 4, 'password: This value is not valid.');
}

function failed(project: Project, user: Row, from: Origin): void {
  const id = Number(user.id);
  log(project, id, 'invalid-credentials', from);
  const allowed = Number(project.setting('login_attempts_allowed') ?? 0);
  if (!project.asRecorded || allowed <= 0 || failuresSince(project, id) < allowed) return;
  if (isLastAdmin(project, user)) return;
  run(project.driver, db.updateTable('directus_users').set({ status: 'suspended' }).where('id', '=', id));
}

/** Failures since the user last came in or was changed, as by the administrator who lifts a suspension. */
function failuresSince(project: Project, user: number): number {
  const [row] = project.driver.all(
    `SELECT count(*) AS failures FROM directus_activity
      WHERE collection = 'directus_users' AND item = ?1 AND action = 'invalid-credentials'
        AND id > coalesce((SELECT max(id) FROM directus_activity
          WHERE collection = 'directus_users' AND item = ?1 AND action IN ('authenticate', 'update')), 0)`,
    [String(user)],
  );
  return Number(row?.failures ?? 0);
}

function log(project: Project, user: number, action: string, { ip, userAgent }: Origin): void {
  const row = {
    action,
    action_by: user,
    action_on: nowText(),
    ip: callerName(project, ip),
    user_agent: userAgent,
    collection: 'directus_users',
    item: String(user),
  };
  unlessFull(() => run(project.driver, db.insertInto('directus_activity').values(row)));
}
