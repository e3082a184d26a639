import { readStored, writeStored } from '#app/lib/local-storage.ts';

const keyOf = (project: string) => `last-user/${project}`;

/** Number of whoever was in a project last on this machine, null when nobody is known: most likely they are back. */
export function lastUser(project: string): number | null {
  const user = readStored(keyOf(project));
  return typeof user === 'number' ? user : null;
}

export function noteLastUser(project: string, user: number): void {
  writeStored(keyOf(project), user);
}
