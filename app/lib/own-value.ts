/**
 * What a record holds under a name that comes from data: a field called `constructor` or `__proto__` is one like any other,
 * and none where there is none. Every lookup by such a name goes through here (`.ci/own-keys.mjs`).
 */
export function ownValue<T>(
  record: { readonly [name: string]: T } | null | undefined,
  name: string,
): T | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}
