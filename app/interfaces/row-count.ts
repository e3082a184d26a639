/** How many rows a list or an object seems to have at once: enough to keep their place, whatever the value is. */
export function rowCount(value: unknown): number {
  return typeof value === 'object' && value !== null ? Math.min(100, Object.keys(value).length) : 0;
}
