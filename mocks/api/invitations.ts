import { own } from '#mocks/engine/values/own.ts';
import { isEmail, membersOf } from '#mocks/api/checks.ts';
import type { ProjectContext, ProjectRoutes } from '#mocks/api/context.ts';
import { resetLink, sendInvitation } from '#mocks/api/mails.ts';
import { resetToken } from '#mocks/api/reset-token.ts';
import { enforceCreate } from '#mocks/engine/access/enforce.ts';
import { ADMIN_ROLE } from '#mocks/engine/session/roles.ts';
import { ApiFault, faults } from '#mocks/engine/errors.ts';
import { readItem } from '#mocks/engine/items.ts';
import { logActivity } from '#mocks/engine/revisions/activity.ts';
import { collectionOf } from '#mocks/engine/schema/fields.ts';
import { readToken, signToken } from '#mocks/engine/session/tokens.ts';
import type { Actor, Project } from '#mocks/engine/types.ts';
import type { Row } from '#mocks/storage/driver.ts';
import { db, first, run } from '#mocks/storage/kysely.ts';

const USERS = 'directus_users';
const INVITATION_SECONDS = 7 * 24 * 60 * 60;

export function invitationRoutes(routes: ProjectRoutes): void {
  routes.post('/users/invite', invite);
  routes.get('/users/invite/:token', open);
  routes.post('/users/invite/:token', accept);
}

/** Makes invited users for the addresses that are new, and mails each a link. Known users are answered as they are. */
async function invite(context: ProjectContext): Promise<object> {
  const { project, actor, body, query } = context;
  if (actor.user === null) throw faults.unauthorized();
  const given = membersOf(body);
  const addresses = (Array.isArray(given.email) ? given.email : [given.email]).filter(
    (one) => one !== undefined,
  );
  if (addresses.length === 0) throw faults.invalid('email: This value should not be blank.');
  if (!addresses.every(isEmail)) throw faults.invalid('email: This value is not a valid email address.');
  const role = given.role === undefined || given.role === null ? null : Number(given.role);
  demandInviter(project, actor, role);
  const data: unknown[] = [];
  for (const email of addresses) {
    const known = userBy(project, email);
    const user = known ?? project.driver.transaction(() => createInvited(project, actor, email, role));
    if (!known || known.status === 'invited')
      sendInvitation(context, email, await invitationToken(project, user));
    data.push(readItem(project, actor, USERS, [String(user.id)], query));
  }
  return { data };
}

/** The link of the mail: on to the page where the invited person chooses a password, which accepts. */
async function open(context: ProjectContext): Promise<Response | object> {
  if (context.project.asRecorded) return accept(context);
  const user = await invited(context);
  const location = resetLink(context, null, await resetToken(context.project, user));
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}

/** Accepts an invitation. The reply shows the user as it was before. */
async function accept(context: ProjectContext): Promise<object> {
  const { project } = context;
  const user = await invited(context);
  const update = db.updateTable(USERS).set({ status: 'active' });
  run(project.driver, update.where('id', '=', Number(user.id)));
  const names = [
    'id',
    'status',
    'role',
    'first_name',
    'last_name',
    'email',
    'external_id',
    'theme',
    '2fa_secret',
  ];
  const more = ['timezone', 'locale', 'locale_options', 'avatar', 'company', 'title'];
  const kept = project.release.keepsResetToken ? ['password_reset_token'] : [];
  const shown = [...names, ...kept, ...more].map((name) => [name, own(user, name) ?? null]);
  return { data: Object.fromEntries(shown) as object };
}

async function invited({ project, params }: ProjectContext): Promise<Row> {
  const claims = await readToken(project.secret, 'invitation', params.token ?? '');
  const query = db.selectFrom(USERS).selectAll().where('status', '=', 'invited');
  const isOurs = claims?.project === project.key;
  const user = isOurs ? first(project.driver, query.where('id', '=', claims.id)) : null;
  if (!user && isOurs && project.asRecorded) throw new ApiFault(404, 106, 'User not found');
  if (!user) throw new ApiFault(401, 101, 'Invalid Authentication Token');
  return user;
}

function demandInviter(project: Project, actor: Actor, role: number | null): void {
  enforceCreate({ project, actor, comment: null }, collectionOf(project, USERS), 'invited', [
    'email',
    'role',
  ]);
  if (role === null) return;
  if (role === ADMIN_ROLE && !actor.admin) throw new ApiFault(403, 305, 'Writing field "role" was denied');
  if (!first(project.driver, db.selectFrom('directus_roles').select('id').where('id', '=', role))) {
    throw faults.invalid('role: This value is not valid.');
  }
}

function createInvited(project: Project, actor: Actor, email: string, role: number | null): Row {
  const row = { email, role, status: 'invited', external_id: crypto.randomUUID() };
  const { lastInsertRowid } = run(project.driver, db.insertInto(USERS).values(row));
  logActivity(project, actor, { action: 'create', collection: USERS, item: lastInsertRowid });
  return userBy(project, email) as Row;
}

function userBy(project: Project, email: string): Row | null {
  return first(project.driver, db.selectFrom(USERS).selectAll().where('email', '=', email));
}

function invitationToken(project: Project, user: Row): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + INVITATION_SECONDS;
  return signToken(project.secret, { type: 'invitation', project: project.key, id: Number(user.id), exp });
}
