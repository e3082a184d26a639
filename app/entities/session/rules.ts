/**
 * What the token of a mailed link says it was made for; null where it doesn't. It is only read here, to show the right
 * project and address; what the token is worth is the server's to judge.
 */
export function claimsOfToken(token: string): { project: string | null; email: string | null } {
  const [, claims = ''] = token.split('.');
  try {
    const bytes = Uint8Array.from(atob(claims.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const { project, email } = Object(JSON.parse(new TextDecoder().decode(bytes))) as Record<string, unknown>;
    return { project: asText(project), email: asText(email) };
  } catch {
    return { project: null, email: null };
  }
}

const asText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** What an icon of a sign-on provider may be loaded from; null for an address of another kind. */
export function iconUrl(icon: string | null | undefined, root: string): string | null {
  if (!icon || !URL.canParse(icon, root)) return null;
  const url = new URL(icon, root);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}
