import { setOwn } from '#mocks/engine/values/own.ts';
import { Hono } from 'hono';
import type { Body, GlobalContext, GlobalRoutes, ProjectContext, ProjectRoutes } from '#mocks/api/context.ts';
import type { Reply, RouteOptions } from '#mocks/api/context.ts';
import { corsHeaders, faultReply, preflight, reply } from '#mocks/api/replies.ts';
import { type ParsedBody, readBody } from '#mocks/api/body.ts';
import { parseQueryString } from '#mocks/api/query-string.ts';
import { globalResources, projectResources } from '#mocks/api/resources.ts';
import { deliverWebhooks, watchChanges } from '#mocks/api/webhook-delivery.ts';
import { faults } from '#mocks/engine/errors.ts';
import type { Server } from '#mocks/engine/server.ts';
import { actorOf } from '#mocks/engine/session/actor.ts';
import { cookieName, expiredCookie, sessionCookie } from '#mocks/engine/session/cookies.ts';
import { isSignedIn } from '#mocks/engine/session/session.ts';
import { claimsOf } from '#mocks/engine/session/tokens.ts';
import type { Actor, Project, Query } from '#mocks/engine/types.ts';

type Handler<C> = (context: C) => Reply | Promise<Reply>;

/** The whole API as one Hono app; `fetch(request, environment)` answers, and never rejects. */
export function createApi(server: Server): Hono {
  const app = new Hono();
  const paths = new Set<string>();
  const serve = (request: Request, environment: unknown) => new Exchange(server, request, environment);

  app.options('*', (c) => preflight(c.req.raw));

  const global =
    (method: string) => (path: string, handler: Handler<GlobalContext>, options?: RouteOptions) => {
      paths.add(path);
      app.on(method, path, (c) => serve(c.req.raw, c.env).global(path, handler, options));
    };
  const globalRoutes: GlobalRoutes = { get: global('GET'), post: global('POST'), delete: global('DELETE') };
  for (const register of globalResources) register(globalRoutes);

  const project =
    (method: string) => (path: string, handler: Handler<ProjectContext>, options?: RouteOptions) => {
      const full = `/:project${path}`;
      paths.add(full);
      app.on(method, full, (c) => serve(c.req.raw, c.env).project(full, handler, options));
    };
  const projectRoutes: ProjectRoutes = {
    get: project('GET'),
    post: project('POST'),
    patch: project('PATCH'),
    delete: project('DELETE'),
  };
  for (const register of projectResources) register(projectRoutes);

  const wrongMethod: Handler<unknown> = () => {
    throw faults.methodNotAllowed();
  };
  for (const path of paths) {
    app.all(path, (c) => {
      const exchange = serve(c.req.raw, c.env);
      return path.startsWith('/:project')
        ? exchange.project(path, wrongMethod)
        : exchange.global(path, wrongMethod);
    });
  }
  app.notFound((c) =>
    serve(c.req.raw, c.env).project('/:project', () => {
      throw faults.notFoundRoute();
    }),
  );
  return app;
}

/** One request on its way through: who asks, what is asked, how the answer is dressed. */
class Exchange {
  readonly #server: Server;
  readonly #request: Request;
  readonly #environment: unknown;
  readonly #url: URL;
  readonly #headers = new Headers();

  constructor(server: Server, request: Request, environment: unknown) {
    this.#server = server;
    this.#request = request;
    this.#environment = environment;
    this.#url = new URL(request.url);
  }

  async global(
    pattern: string,
    handler: Handler<GlobalContext>,
    options: RouteOptions = {},
  ): Promise<Response> {
    corsHeaders(this.#request, this.#headers, !this.#url.pathname.startsWith('/server/'));
    let caller: GlobalContext['caller'] = null;
    try {
      const query = this.#query();
      // A global route learns of a project, and so of a session, by a header or a token only.
      const project = this.#namedProject(query);
      caller = project ? await this.#caller(project, query) : null;
      const answer = await handler(await this.#context(pattern, query, caller, options));
      if (caller) this.#renew(caller);
      const signedIn = caller !== null && isSignedIn(caller.session);
      return await reply(answer, this.#headers, !signedIn || options.alwaysPublic === true);
    } catch (error) {
      if (caller) this.#renew(caller);
      return faultReply(error, this.#headers);
    }
  }

  async project(
    pattern: string,
    handler: Handler<ProjectContext>,
    options: RouteOptions = {},
  ): Promise<Response> {
    corsHeaders(this.#request, this.#headers, true);
    let caller: GlobalContext['caller'] = null;
    try {
      const project = this.#server.project(decoded(this.#url.pathname.split('/')[1] ?? ''));
      if (!project) throw faults.unauthorized();
      const query = this.#query();
      caller = await this.#caller(project, query);
      // joined, not spread: `body` is a getter that must stay one
      const context = Object.assign(await this.#context(pattern, query, caller, options), caller);
      const writes = !['GET', 'HEAD'].includes(this.#request.method);
      if (writes) watchChanges(project);
      const answer = await handler(context);
      if (writes) deliverWebhooks(project);
      caller.session = context.session;
      this.#renew(caller);
      return await reply(answer, this.#headers, !isSignedIn(caller.session) || options.alwaysPublic === true);
    } catch (error) {
      if (caller) this.#renew(caller);
      return faultReply(error, this.#headers);
    }
  }

  #query(): Query {
    return parseQueryString(this.#url.search.slice(1));
  }

  async #context(
    pattern: string,
    query: Query,
    caller: GlobalContext['caller'],
    options: RouteOptions,
  ): Promise<GlobalContext> {
    const { body, files } = await this.#body(caller, options);
    const { params, ids } = parametersOf(pattern, this.#url.pathname);
    return {
      server: this.#server,
      request: this.#request,
      query,
      files,
      params,
      ids,
      caller,
      origin: this.#url.origin,
      address: this.#server.addressOf(this.#environment),
      headers: this.#headers,
      optionalBody: body,
      get body(): Body {
        if (body === undefined) throw faults.payload();
        return body;
      },
    };
  }

  /** Who calls counts before what is sent: strangers who may write nothing are not told what is wrong with it. */
  async #body(
    caller: GlobalContext['caller'],
    { alwaysPublic, takesFiles = false }: RouteOptions,
  ): Promise<ParsedBody> {
    if (bodiless(this.#request)) return { body: undefined, files: [] };
    const isKnown = caller !== null && isSignedIn(caller.session);
    try {
      return await readBody(this.#request, { isKnown, takesFiles });
    } catch (error) {
      const isStranger = caller !== null && !isKnown && !caller.project.asRecorded;
      if (!isStranger || alwaysPublic || mayWrite(caller.actor)) throw error;
      throw faults.unauthorized();
    }
  }

  async #caller(project: Project, query: Query): Promise<NonNullable<GlobalContext['caller']>> {
    const { headers } = this.#request;
    const known = await actorOf(project, {
      cookie: cookieOf(headers.get('cookie'), cookieName(project)),
      token: this.#token(query),
      ip: this.#server.addressOf(this.#environment),
      userAgent: headers.get('user-agent') ?? '',
    });
    known.actor.origin = this.#url.origin;
    return { project, ...known };
  }

  #token(query: Query): string | null {
    const bearer = /^bearer\s+(.+)$/i.exec(this.#request.headers.get('authorization') ?? '')?.[1] ?? null;
    return bearer ?? (typeof query.access_token === 'string' ? query.access_token : null);
  }

  #namedProject(query: Query): Project | null {
    const token = this.#token(query);
    const key =
      this.#request.headers.get('x-directus-project') ?? (token && claimsOf(token)?.project) ?? null;
    return key === null ? null : this.#server.project(key);
  }

  /** Every reply to a living session sends its cookie again, one to a dead session takes it away. */
  #renew({ project, session }: NonNullable<GlobalContext['caller']>): void {
    if (this.#headers.get('set-cookie')?.startsWith(`${cookieName(project)}=`)) return;
    if (session.kind === 'cookie') this.#headers.append('set-cookie', sessionCookie(project, session.token));
    if (session.kind === 'dead') this.#headers.append('set-cookie', expiredCookie(project));
  }
}

const mayWrite = ({ permissions }: Actor): boolean =>
  permissions.some((permission) => permission.create !== 'none' || permission.update !== 'none');

function bodiless(request: Request): boolean {
  return ['GET', 'HEAD', 'DELETE', 'OPTIONS'].includes(request.method);
}

/** The parameters of a path. Hono matched it; the raw segments tell an encoded slash or comma from a real one. */
function parametersOf(pattern: string, path: string): { params: Record<string, string>; ids: string[] } {
  const segments = path.split('/');
  const params: Record<string, string> = {};
  let ids: string[] = [];
  pattern.split('/').forEach((part, index) => {
    const raw = segments[index] ?? '';
    if (!part.startsWith(':')) return;
    setOwn(params, part.slice(1), decoded(raw));
    if (part === ':id') ids = raw.split(',').map(decoded);
  });
  return { params, ids };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw faults.notFoundRoute();
  }
}

function cookieOf(header: string | null, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.trim().split('=');
    if (key === name && value) return value;
  }
  return null;
}
