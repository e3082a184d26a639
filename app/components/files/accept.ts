/** Lists of media types as a file input takes them: `image/*, application/pdf, .svg`. Pure. */

/** The entries of a comma list, or of a list, in small letters; none for anything else, which restricts nothing. */
export function parseAccept(accept: unknown): string[] {
  const list: unknown[] = Array.isArray(accept)
    ? accept
    : typeof accept === 'string'
      ? accept.split(',')
      : [];
  return list
    .flatMap((entry) => (typeof entry === 'string' ? [entry.trim().toLowerCase()] : []))
    .filter((entry) => entry !== '' && entry !== '*' && entry !== '*/*');
}

/** Whether a file is among them, by its type or the ending of its name. A whole kind is `image/*` or just `image`. */
export function isAccepted(list: readonly string[], file: { type?: unknown; name?: unknown }): boolean {
  if (list.length === 0) return true;
  const type = typeof file.type === 'string' ? (file.type.toLowerCase().split(';')[0] ?? '').trim() : '';
  const name = typeof file.name === 'string' ? file.name.toLowerCase() : '';
  return list.some((entry) => {
    if (entry.startsWith('.')) return name.endsWith(entry);
    const kind = kindOf(entry);
    return kind === null ? type === entry : type.startsWith(kind);
  });
}

/** `image/` for `image/*` and `image`; null for a whole type. */
function kindOf(entry: string): string | null {
  if (entry.endsWith('/*')) return entry.slice(0, -1);
  return entry.includes('/') ? null : `${entry}/`;
}

/** Conditions for the API that any of them fulfils; none when everything is accepted. */
export function acceptConditions(
  list: readonly string[],
): { field: string; operator: string; value: unknown; logical?: 'or' }[] {
  const whole = list.filter((entry) => !entry.startsWith('.') && kindOf(entry) === null);
  const conditions = [
    ...(whole.length > 0 ? [{ field: 'type', operator: 'in', value: whole }] : []),
    ...list.flatMap((entry) => {
      const kind = entry.startsWith('.') ? null : kindOf(entry);
      return kind === null ? [] : [{ field: 'type', operator: 'rlike', value: `${kind}%` }];
    }),
    ...list
      .filter((entry) => entry.startsWith('.'))
      .map((entry) => ({ field: 'filename_download', operator: 'rlike', value: `%${entry}` })),
  ];
  return conditions.map((entry, at) => (at === 0 ? entry : { ...entry, logical: 'or' as const }));
}
