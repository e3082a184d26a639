import { isPublicPath, projectOfPath } from './guard.ts';

/** Paths below a project that this version has screens for: an older app may have left the user at another one. */
const known =
  /^\/[^/]+\/(?:(?:activity|collections|ext|files|settings\/(?:collections|diagram|global|interfaces|roles|transfer|webhooks)|users)(?:\/|$)|settings\/?$)/;

/** Where a user starts in a project: where they were last, else the collections. */
export function landingPath(project: string, lastPage: string | null | undefined): string {
  const own = lastPage && projectOfPath(lastPage) === project && known.test(lastPage);
  return own ? lastPage : `/${encodeURIComponent(project)}/collections`;
}

/** Where a sign-in into `project` leads: where the user wanted to go, if that is in this project, else its start. */
export function pathAfterSignIn(project: string, redirect: string | undefined): string {
  // One slash: two begin the address of another server anywhere but behind a hash.
  const isPath = redirect !== undefined && /^\/(?![/\\])/.test(redirect);
  const own = isPath && !isPublicPath(redirect) && projectOfPath(redirect) === project;
  return own && redirect ? redirect : `/${encodeURIComponent(project)}`;
}
