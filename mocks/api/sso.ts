import type { ProjectContext, ProjectRoutes } from '#mocks/api/context.ts';
import { Fault } from '#mocks/engine/errors.ts';
import { randomToken } from '#mocks/engine/session/tokens.ts';
import type { Project } from '#mocks/engine/types.ts';

const PROVIDERS: Record<string, { url: string; scope: string }> = {
  github: { url: 'https://github.com/login/oauth/authorize', scope: 'user:email' },
  google: { url: 'https://accounts.google.com/o/oauth2/v2/auth', scope: 'openid email profile' },
};

/** Configured providers by project. They can be listed and started; see DEVIATIONS.md for the way back. */
const configured = new WeakMap<Project, Map<string, { clientId: string }>>();

/** Replaces the providers of a project. Names that we have no address for are left out. */
export function configureProviders(project: Project, names: string[], clientId: string): void {
  const known = names.filter((name) => name in PROVIDERS);
  configured.set(project, new Map(known.map((name) => [name, { clientId }])));
}

export function ssoRoutes(routes: ProjectRoutes): void {
  routes.get('/auth/sso', list, { alwaysPublic: true });
  routes.get('/auth/sso/:provider', start, { alwaysPublic: true });
}

function list({ project, origin }: ProjectContext): object {
  const names = [...(configured.get(project)?.keys() ?? [])];
  return { data: names.map((name) => ({ name, icon: `${origin}/extensions/core/auth/${name}/icon.svg` })) };
}

function start({ project, origin, params }: ProjectContext): Response {
  const name = params.provider ?? '';
  const provider = PROVIDERS[name];
  const settings = configured.get(project)?.get(name);
  if (!provider || !settings) throw new Fault(404, 100, `Auth provider "${name}" does not exist.`);
  const state = randomToken(16);
  const query = new URLSearchParams({
    scope: provider.scope,
    state,
    response_type: 'code',
    approval_prompt: 'auto',
    redirect_uri: `${origin}/${project.key}/auth/sso/${name}/callback`,
    client_id: settings.clientId,
  });
  const location = `${provider.url}?${query}`;
  const body = { data: { authorization_url: location, state }, public: true };
  return Response.json(body, { status: 302, headers: { location } });
}
