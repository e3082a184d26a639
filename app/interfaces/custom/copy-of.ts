/** A copy for code of others, which may change what it gets; values of the API are data, and what can't be copied is handed on as it is. */
export function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  try {
    return structuredClone(value);
  } catch {
    return value;
  }
}
