import { own } from '#mocks/engine/values/own.ts';
import { check, membersOf, textOf } from '#mocks/api/checks.ts';
import type { GlobalContext, GlobalRoutes } from '#mocks/api/context.ts';
import { MOST_UPLOAD_BYTES } from '#mocks/api/project-info.ts';
import { ApiFault, faults } from '#mocks/engine/errors.ts';
import { checkPasswordLength } from '#mocks/engine/session/sign-in.ts';
import { throttled } from '#mocks/engine/session/throttle.ts';
import { hashPassword } from '#mocks/engine/session/passwords.ts';

/** First path segments that are routes of their own and so can't be a project's key. */
const RESERVED = [
  'server',
  'interfaces',
  'layouts',
  'modules',
  'types',
  'admin',
  'uploads',
  'extensions',
  '__test__',
];

const NOT_CONFIGURED =
  'This Directus instance has not been configured. Install via the Directus App (eg: /admin) or read more about configuration at: https://docs.directus.io/getting-started/installation.html#configure';

const PUBLIC = { alwaysPublic: true };

export function serverRoutes(routes: GlobalRoutes): void {
  routes.get('/', root, PUBLIC);
  routes.get('/server/ping', ping);
  routes.get('/server/info', info, PUBLIC);
  routes.get('/server/projects', list, PUBLIC);
  routes.post('/server/projects', install, PUBLIC);
  routes.delete('/server/projects/:key', remove, PUBLIC);
}

function root(): Response {
  return Response.json({ public: true }, { status: 302, headers: { location: './admin/' } });
}

function ping(): Response {
  return new Response('pong', {
    headers: { 'content-type': 'text/html; charset=UTF-8', 'cache-control': 'no-store' },
  });
}

function list({ server }: GlobalContext): object {
  const keys = server.keys();
  if (keys.length === 0) throw new ApiFault(503, 14, NOT_CONFIGURED);
  return { data: keys.filter((key) => server.project(key)?.private === false) };
}

async function info(context: GlobalContext): Promise<object> {
  const { server, query } = context;
  // Before anything is installed there is nobody to ask for a token yet.
  if (server.keys().length > 0) {
    check(query, { super_admin_token: ['required'] });
    await demandSuperAdmin(context, String(query.super_admin_token));
  }
  const { runtime, os, osVersion } = server.machine;
  const extensions = ['pdo', 'mysqli', 'curl', 'gd', 'fileinfo', 'mbstring', 'json'];
  return {
    data: {
      directus: server.release.version,
      server: { type: runtime, rewrites: true, os, os_version: osVersion },
      php: {
        version: runtime,
        max_upload_size: MOST_UPLOAD_BYTES,
        extensions: Object.fromEntries(extensions.map((name) => [name, true])),
      },
      permissions: { public: '0775', logs: '0775', uploads: '0775' },
    },
  };
}

/** Installs a project. The database is a file of ours, so credentials are taken but not used. */
async function install(context: GlobalContext): Promise<object> {
  const { server, body } = context;
  const given = membersOf(body);
  check(given, {
    project: ['required', /^[a-zA-Z0-9_-]{1,50}$/],
    super_admin_token: ['required'],
    db_name: ['required'],
    db_user: ['required'],
    user_email: ['required', 'email'],
    user_password: ['required'],
  });
  const text = (name: string) => textOf(own(given, name)) ?? '';
  const key = text('project');
  checkPasswordLength('user_password', text('user_password'));
  if (RESERVED.includes(key)) throw faults.invalid('project: This value is not valid.');
  await demandSuperAdmin(context, text('super_admin_token'), !server.hasSuperAdmin());
  // what waits comes before what is checked: another request may be quicker
  const passwordHash = await hashPassword(text('user_password'));
  if (server.project(key)) throw new ApiFault(409, 18, `A project named "${key}" already exists.`);
  if (text('db_password') === 'wrong') throw new ApiFault(400, 19, 'Invalid database connection');
  if (server.databaseInUse(text('db_name'))) {
    throw new ApiFault(409, 18, `The "${text('db_name')}" database already contains Directus system tables.`);
  }
  server.install({
    key,
    name: text('project_name') || key,
    email: text('user_email'),
    passwordHash,
    private: given.private === true || text('private') === '1',
    databaseName: text('db_name'),
  });
  return {};
}

/** The route may ask for a current project, by accident of its origin; the contract keeps that. */
async function remove(context: GlobalContext): Promise<object> {
  const { server, query, params, request } = context;
  const current = request.headers.get('x-directus-project');
  const isNamed = current !== null && server.project(current) !== null;
  if (!isNamed && !server.release.removesWithoutContext) {
    throw new ApiFault(400, 11, 'Name a current project in the header X-Directus-Project');
  }
  check(query, { super_admin_token: ['required'] });
  await demandSuperAdmin(context, String(query.super_admin_token));
  const key = params.key ?? '';
  if (!server.project(key)) throw new ApiFault(404, 1, `Unknown Project: ${key}`);
  server.remove(key);
  return {};
}

async function demandSuperAdmin(
  { server, address }: GlobalContext,
  token: string,
  adopt = false,
): Promise<void> {
  await throttled(server, { account: 'super admin', address }, async () => {
    const allowed = !server.isRefusedFrom(address, token) && (await server.isSuperAdmin(token, adopt));
    if (!allowed) throw faults.unauthorized('Permission denied: Superadmin Only');
  });
}
