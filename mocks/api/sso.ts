import type { GlobalRoutes, ProjectContext, ProjectRoutes } from '#mocks/api/context.ts';
import { ApiFault } from '#mocks/engine/errors.ts';
import { randomToken } from '#mocks/engine/session/tokens.ts';
import type { SignInProvider } from '#mocks/engine/types.ts';

/** What is known of services without any configuration. */
const KNOWN = new Map<string, Pick<SignInProvider, 'url' | 'scope'>>([
  ['github', { url: 'https://github.com/login/oauth/authorize', scope: 'user:email' }],
  ['google', { url: 'https://accounts.google.com/o/oauth2/v2/auth', scope: 'openid email profile' }],
]);

/**
 * A provider from its configuration: `clientId`, and for services other than GitHub and Google the `url` where signing
 * in starts; `scope` if it is not the usual one. Null when something is missing, or the name cannot be in a path.
 */
export function providerOf(name: string, given: unknown): SignInProvider | null {
  const { clientId, ...more } = (given ?? {}) as Partial<Record<keyof SignInProvider, unknown>>;
  const url = textOr(more.url, KNOWN.get(name)?.url ?? '');
  const scope = textOr(more.scope, KNOWN.get(name)?.scope ?? 'openid email profile');
  const complete =
    typeof clientId === 'string' && clientId !== '' && /^https?:\/\//.test(url) && URL.canParse(url);
  return complete && /^[a-z0-9-]{1,40}$/.test(name) ? { name, clientId, url, scope } : null;
}

export function ssoRoutes(routes: ProjectRoutes): void {
  routes.get('/auth/sso', list, { alwaysPublic: true });
  routes.get('/auth/sso/:provider', start, { alwaysPublic: true });
  routes.get('/auth/sso/:provider/callback', comeBack, { alwaysPublic: true });
}

/** The pictures of the buttons. The services' own signs are theirs, so each is the first letter of its name. */
export function ssoIconRoutes(routes: GlobalRoutes): void {
  routes.get('/extensions/core/auth/:provider/icon.svg', ({ params }) => {
    const letter = /^[a-z0-9]/i.exec(params.provider ?? '')?.[0]?.toUpperCase() ?? '?';
    const text = `<text x="12" y="16.5" font-family="sans-serif" font-size="13" text-anchor="middle" fill="#fff">${letter}</text>`;
    const circle = '<circle cx="12" cy="12" r="11" fill="#455a64"/>';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">${circle}${text}</svg>`;
    return new Response(svg, {
      headers: {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=86400',
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
      },
    });
  });
}

function list({ project, origin }: ProjectContext): object {
  return {
    data: project.providers.map(({ name }) => ({
      name,
      icon: `${project.release.showsIconHost ? origin : ''}/extensions/core/auth/${name}/icon.svg`,
    })),
  };
}

function start(context: ProjectContext): Response {
  const { project, origin } = context;
  const { name, url, scope, clientId } = providerIn(context);
  const state = randomToken(16);
  const location = new URL(url);
  const query = {
    scope,
    state,
    response_type: 'code',
    approval_prompt: 'auto',
    redirect_uri: `${origin}/${project.key}/auth/sso/${name}/callback`,
    client_id: clientId,
  };
  for (const [key, value] of Object.entries(query)) location.searchParams.set(key, value);
  const body = { data: { authorization_url: location.href, state }, public: true };
  return Response.json(body, { status: 302, headers: { location: location.href } });
}

/** The way back ends here: trading the code for a user means asking the service, which this server does not do. */
function comeBack(context: ProjectContext): never {
  const { name } = providerIn(context);
  const { code, state, error } = context.query;
  if (typeof error === 'string') throw new ApiFault(400, 13, `Signing in through "${name}" was refused.`);
  if (typeof code !== 'string' || typeof state !== 'string') {
    throw new ApiFault(400, 13, `The answer of "${name}" has no code or no state.`);
  }
  throw new ApiFault(400, 13, `The embedded API cannot finish signing in through "${name}".`);
}

function providerIn({ project, params }: ProjectContext): SignInProvider {
  const name = params.provider ?? '';
  const provider = project.providers.find((each) => each.name === name);
  if (!provider) throw new ApiFault(404, 100, `Auth provider "${name}" does not exist.`);
  return provider;
}

const textOr = (value: unknown, otherwise: string) =>
  typeof value === 'string' && value !== '' ? value : otherwise;
