/** A divider has no value to show. */
export function Display() {
  return null;
}
