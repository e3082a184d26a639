/** Throws when something holds that the code around it has ruled out: a programmer's mistake, never bad input. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant: ${message}`);
}
