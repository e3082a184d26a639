/** What edits were made on. Pure. */
import type { Values } from '#app/components/form/value-rules.ts';
import { ownValue } from '#app/lib/own-value.ts';

/**
 * By changed field what was saved when the user began to change it, which a newer reading of the base doesn't move. The same
 * object when it stays.
 */
export function editOrigins(known: Values, changed: readonly string[], base: Values): Values {
  const isSame =
    changed.length === Object.keys(known).length && changed.every((name) => Object.hasOwn(known, name));
  if (isSame) return known;
  return Object.fromEntries(
    changed.map((name) => [
      name,
      Object.hasOwn(known, name) ? ownValue(known, name) : (ownValue(base, name) ?? null),
    ]),
  );
}
