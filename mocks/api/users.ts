import { check, membersOf, textOf } from '#mocks/api/checks.ts';
import type { ProjectContext, ProjectRoutes } from '#mocks/api/context.ts';
import { answered, crudRoutes } from '#mocks/api/crud.ts';
import { invitationRoutes } from '#mocks/api/invitations.ts';
import { denied } from '#mocks/engine/access/enforce.ts';
import { faults } from '#mocks/engine/errors.ts';
import { itemReading, readItem, updateItems } from '#mocks/engine/items.ts';
import { inTurns } from '#mocks/engine/query/reading.ts';
import { actorFor } from '#mocks/engine/session/actor.ts';
import { usesCode, wrongCode } from '#mocks/engine/session/sign-in.ts';
import type { Actor, Project } from '#mocks/engine/types.ts';
import { nowText } from '#mocks/engine/values/dates.ts';
import { prepareHashes } from '#mocks/engine/write/hashes.ts';
import { db, run } from '#mocks/storage/kysely.ts';

const USERS = 'directus_users';

export function usersRoutes(routes: ProjectRoutes): void {
  invitationRoutes(routes);
  routes.get('/users/me', me);
  routes.patch('/users/me', updateMe);
  routes.post('/users/me/activate_2fa', activate2fa);
  routes.patch('/users/:id/tracking/page', track);
  crudRoutes(routes, '/users', USERS);
}

async function me({ project, actor, query }: ProjectContext): Promise<object> {
  const key = self(project, actor);
  return { data: await inTurns(project, actor, () => itemReading(project, actor, USERS, [key], query)) };
}

async function updateMe({ project, actor, query, body }: ProjectContext): Promise<object | null> {
  await prepareHashes({ project, actor }, USERS, body);
  return answered(updateItems(project, actor, USERS, [self(project, actor)], body, query));
}

/** The caller's own key. A user without a role counts as nobody. */
function self({ release }: Project, { user, role }: Actor): string {
  if (user === null || role === null) throw release.nobody();
  return String(user);
}

/** Remembers the page that a user is on. It is no change of the user: nothing is logged. */
function track({ project, actor, params, query, body }: ProjectContext): object {
  if (actor.user === null) throw denied('read', USERS);
  const id = params.id === 'me' ? actor.user : Number(params.id);
  if (id !== actor.user && !actor.admin) throw denied('update', USERS);
  const page = textOf(membersOf(body).last_page)?.slice(0, 192) ?? null;
  const update = db.updateTable(USERS).set({ last_page: page, last_access_on: nowText() });
  run(project.driver, update.where('id', '=', Number.isSafeInteger(id) ? id : -1));
  return { data: readItem(project, actor, USERS, [String(id)], query) };
}

/**
 * Switches two-factor on for the caller once a code proves that the secret arrived. A session that must set it up
 * first is no signed-in one yet, so it is taken from the session and not from the actor.
 */
function activate2fa(context: ProjectContext): object {
  const { project, session, actor, body, query } = context;
  if (!('user' in session)) throw faults.unauthorized();
  const given = membersOf(body);
  check(given, { '2fa_secret': ['required'], otp: ['required'] });
  const secret = String(given['2fa_secret']);
  if (!usesCode(project, session.user, secret, String(given.otp))) throw wrongCode();
  const update = db.updateTable(USERS).set({ '2fa_secret': secret });
  run(project.driver, update.where('id', '=', session.user));
  if ('mustSetUp2fa' in session) context.session = { ...session, mustSetUp2fa: false };
  const self = actorFor(project, session.user, actor) ?? actor;
  return { data: readItem(project, self, USERS, [String(session.user)], query) };
}
