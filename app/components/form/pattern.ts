/**
 * A stored pattern: `/…/flags`, or bare. A rule word (`$email`) and a pattern that only the server's language knows are
 * left to the server.
 */
export function toPattern(validation: string | null): RegExp | null {
  if (validation === null || validation.startsWith('$')) return null;
  const match = /^\/(.*)\/([a-z]*)$/s.exec(validation);
  try {
    return match
      ? new RegExp(match[1] ?? '', (match[2] ?? '').replaceAll(/[^imsu]/g, ''))
      : new RegExp(validation);
  } catch {
    return null;
  }
}
