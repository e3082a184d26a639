/**
 * The project that the token of a reset or invitation link was made for, null when it doesn't say. It is only read here,
 * to show the right project; what the token is worth is the server's to judge.
 */
export function projectOfToken(token: string): string | null {
  const [, claims = ''] = token.split('.');
  try {
    const parsed: unknown = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    const project: unknown =
      typeof parsed === 'object' && parsed !== null && 'project' in parsed ? parsed.project : null;
    return typeof project === 'string' && project !== '' ? project : null;
  } catch {
    return null;
  }
}

/** What an icon of a sign-on provider may be loaded from; null for an address of another kind. */
export function iconUrl(icon: string | null | undefined, root: string): string | null {
  if (!icon || !URL.canParse(icon, root)) return null;
  const url = new URL(icon, root);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}
