import { ApiFault } from '#mocks/engine/errors.ts';
import { type HookContext, type Payload, registerHooks } from '#mocks/engine/hooks.ts';
import { ADMIN_ROLE } from '#mocks/engine/session/roles.ts';
import { isLastAdmin } from '#mocks/engine/session/admins.ts';
import { closeSessionsOf } from '#mocks/engine/session/cookies.ts';
import { isPasswordHash } from '#mocks/engine/session/passwords.ts';
import { forgetFailures } from '#mocks/engine/session/throttle.ts';
import { checkPasswordPolicy, SECRET_MASK } from '#mocks/engine/session/sign-in.ts';
import type { Project } from '#mocks/engine/types.ts';
import type { Row, SqlValue } from '#mocks/storage/driver.ts';

/** What only a user and administrators see of a user. */
const PRIVATE = ['token', 'email_notifications', 'last_access_on', 'last_page'];
const SECRET = '2fa_secret';
const RESET_TOKEN = 'password_reset_token';

/** As recorded, the token of the mail is there for every reader. */
export const shownResetToken = ({ asRecorded }: Project, user: Row): unknown =>
  asRecorded ? (user[RESET_TOKEN] ?? null) : null;

/** What is special about directus_users. Passwords are hashed by the engine, as every hash field is. */
export function registerUserHooks(): void {
  registerHooks('directus_users', {
    computed: [
      { field: SECRET, needs: [SECRET], value: (_, row) => (row[SECRET] ? SECRET_MASK : null) },
      {
        field: RESET_TOKEN,
        needs: [RESET_TOKEN],
        value: ({ project }, row) => shownResetToken(project, row),
      },
    ],
    unsearchable: ['token', SECRET, RESET_TOKEN],
    ownOnly: PRIVATE,
    mayAsk: asksWhoIsHere,
    hiddenFrom: ({ actor }, row) => (actor.user !== null && Number(row.id) === actor.user ? [] : PRIVATE),
    beforeWrite,
    afterWrite,
    beforeDelete({ project, actor }, current) {
      demandAnotherAdmin(project, current, null);
      if (Number(current.id) === actor.user) throw new ApiFault(403, 303, 'Users cannot delete themselves');
    },
    afterDelete: ({ project }, current) => closeSessionsOf(project, Number(current.id)),
  });
}

/** So recent a time of access, in ms, may be asked for. */
const PRESENT = 10 * 60_000;

/** Who is on the page that one is on oneself, and has been there just now: nothing else of where people are or were. */
function asksWhoIsHere(field: string, operator: string, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (field === 'last_page') return operator === 'eq' && value !== '';
  const at = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value)
    ? Date.parse(`${value.replace(' ', 'T')}Z`)
    : Number.NaN;
  return field === 'last_access_on' && operator === 'gte' && at >= Date.now() - PRESENT;
}

function beforeWrite({ project, actor }: HookContext, sent: Payload, current: Row | null): Payload {
  const payload = { ...sent };
  // the mask comes back from a form that was saved as it was read
  if (payload[SECRET] === SECRET_MASK) delete payload[SECRET];
  delete payload[RESET_TOKEN];
  if (current === null) payload.external_id ??= crypto.randomUUID();
  // a hash that an administrator brings along is no password that could be looked at
  const isReady = actor.admin && isPasswordHash(String(payload.password));
  if (typeof payload.password === 'string' && payload.password !== '' && !isReady)
    checkPasswordPolicy(project, payload.password);
  if (!actor.admin && 'role' in payload) guardRole(actor.user, payload, current);
  if (current !== null) demandAnotherAdmin(project, current, payload);
  return payload;
}

/** Nobody makes an administrator but an administrator, and nobody else changes their own role. */
function guardRole(actor: number | null, payload: Payload, current: Row | null): void {
  const unchanged = current !== null && String(current.role) === String(payload.role);
  const own = current !== null && Number(current.id) === actor;
  if (!unchanged && (own || Number(payload.role) === ADMIN_ROLE)) {
    throw new ApiFault(403, 305, 'Writing field "role" was denied');
  }
}

/** Without an active administrator nobody could get in again. */
function demandAnotherAdmin(project: Project, current: Row, payload: Payload | null): void {
  const stays =
    payload !== null &&
    (payload.status === undefined || payload.status === 'active') &&
    (payload.role === undefined || Number(payload.role) === ADMIN_ROLE);
  if (!stays && isLastAdmin(project, current))
    throw new ApiFault(422, 216, 'At least one active administrator is needed');
}

function afterWrite(
  { project, actor }: HookContext,
  id: SqlValue,
  payload: Payload,
  current: Row | null,
): void {
  if (SECRET in payload) hideSecret(project, id);
  // an administrator who lets a user in again, or with another password, takes back what failures cost
  if (actor.admin && current !== null && ('status' in payload || 'password' in payload))
    forgetFailures(project, String(payload.email ?? current.email));
  if (current === null || Number(id) === actor.user) return;
  // somebody else set the password or locked the user out: whoever is in with the old state has to go
  const locked = payload.status !== undefined && payload.status !== 'active';
  if (locked || typeof payload.password === 'string') closeSessionsOf(project, Number(id));
}

/** The revision of the change holds what was sent. */
function hideSecret(project: Project, id: SqlValue): void {
  project.driver.run(
    `UPDATE directus_revisions SET delta = json_replace(delta, '$."${SECRET}"', ?)
      WHERE id = (SELECT max(id) FROM directus_revisions WHERE collection = 'directus_users' AND item = ?)
        AND json_extract(delta, '$."${SECRET}"') IS NOT NULL`,
    [SECRET_MASK, String(id)],
  );
}
