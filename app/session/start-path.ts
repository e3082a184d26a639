import { type Address, addresses, projectPath } from './addresses.ts';
import { isPublicPath, projectOfPath } from './guard.ts';

/**
 * Where a user starts in a project: where they were last, if this version has a page there (an older app may have left
 * them elsewhere), else the collections.
 */
export function startPath(
  project: string,
  lastPage: string | null | undefined,
  addressAt: (path: string) => Address | null,
): Address {
  const last = lastPage && projectOfPath(lastPage) === project ? addressAt(lastPage) : null;
  // The project's own address leads here.
  return last === null || last.to === addresses.project(project).to ? addresses.collections(project) : last;
}

/** Where a sign-in into `project` leads: where the user wanted to go, if that is in this project, else its start. */
export function pathAfterSignIn(project: string, redirect: string | undefined): string {
  // One slash: two begin the address of another server anywhere but behind a hash.
  const isPath = redirect !== undefined && /^\/(?![/\\])/.test(redirect);
  const own = isPath && !isPublicPath(redirect) && projectOfPath(redirect) === project;
  return own && redirect ? redirect : projectPath(project);
}
