/** What is known when a navigation begins. */
export interface GuardState {
  /** The list of projects: not asked for yet, there, or the server says that nothing is installed (code 14). */
  projects: 'unknown' | 'loaded' | 'not-installed';
  /** The project that this tab works in. */
  current: string | null;
  /** Whether there is a session in the project that the target belongs to. */
  session: 'unknown' | 'none' | 'live';
  /** Whether all that private screens rely on is loaded for that project. */
  hydrated: boolean;
}

export interface GuardTarget {
  /** `/demo/collections` */
  path: string;
  /** The path with its query. */
  href: string;
}

export type Decision =
  | { kind: 'pass' }
  | { kind: 'load-projects' }
  | { kind: 'switch'; project: string }
  | { kind: 'check-session'; project: string }
  | { kind: 'hydrate'; project: string }
  | { kind: 'redirect'; to: '/install' }
  | { kind: 'redirect'; to: '/login'; query: 'kept' | { redirect: string } };

const publicPaths = new Set(['/login', '/reset-password', '/accept-invite', '/install', '/setup-2fa']);

export function isPublicPath(path: string): boolean {
  return publicPaths.has(path.replace(/(?<=.)\/+$/, ''));
}

/** The project that a path belongs to: its first segment, null at the root and on public pages. */
export function projectOfPath(path: string): string | null {
  const [segment = ''] = path.split('/').filter(Boolean);
  if (segment === '' || isPublicPath(path)) return null;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * The navigation guard of the specification, one step of it: called again after each step that is no `pass` or
 * `redirect`. Its first step, closing the side bars, is the shell's: it happens whatever is decided here.
 */
export function decide(state: GuardState, target: GuardTarget): Decision {
  const isPublic = isPublicPath(target.path);
  // A public page doesn't wait for the list, nor does the way to the sign-in: they ask for it while they are shown,
  // and follow a "not installed" then.
  const waits = !isPublic && (target.path !== '/' || state.current !== null);
  if (state.projects === 'unknown' && waits) return { kind: 'load-projects' };
  if (state.projects === 'not-installed' && target.path !== '/install')
    return { kind: 'redirect', to: '/install' };
  if (isPublic) return { kind: 'pass' };

  const project = projectOfPath(target.path);
  if (project !== null && project !== state.current) return { kind: 'switch', project };
  const asked = project ?? state.current;
  if (asked !== null) {
    if (state.session === 'unknown') return { kind: 'check-session', project: asked };
    if (state.session === 'live')
      return state.hydrated ? { kind: 'pass' } : { kind: 'hydrate', project: asked };
  }
  return target.path === '/'
    ? { kind: 'redirect', to: '/login', query: 'kept' }
    : { kind: 'redirect', to: '/login', query: { redirect: target.href } };
}
