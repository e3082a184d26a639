/**
 * The API's bracketed query form: `{ filter: { id: { in: [1, 2] } } }` becomes `filter[id][in][]=1&filter[id][in][]=2`.
 * Null and undefined are left out; every key and value is percent-encoded once.
 */
export type ParamValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly ParamValue[]
  | { readonly [key: string]: ParamValue };
export type Params = { readonly [key: string]: ParamValue };

export function toSearchString(params: Params): string {
  const pairs: string[] = [];
  for (const [key, value] of Object.entries(params)) append(pairs, encodeURIComponent(key), value);
  return pairs.join('&');
}

function append(pairs: string[], key: string, value: ParamValue): void {
  if (value === null || value === undefined) return;
  if (Array.isArray(value)) {
    // A list of objects needs indices, or the server would merge them into one entry.
    for (const [index, entry] of (value as ParamValue[]).entries()) {
      append(pairs, typeof entry === 'object' && entry !== null ? `${key}[${index}]` : `${key}[]`, entry);
    }
  } else if (typeof value === 'object') {
    for (const [name, entry] of Object.entries(value))
      append(pairs, `${key}[${encodeURIComponent(name)}]`, entry);
  } else {
    pairs.push(`${key}=${encodeURIComponent(String(value))}`);
  }
}
