import { readStored, writeStored } from '#app/lib/local-storage.ts';

const max = 8;

function place(project: string, user: number): string {
  return `recent.${project}.${user}`;
}

/** Ids of the entries that this user used last in the project on this machine, newest first. */
export function recentCommands(project: string, user: number): string[] {
  const stored = readStored(place(project, user));
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, max) : [];
}

export function rememberCommand(project: string, user: number, id: string): void {
  const others = recentCommands(project, user).filter((other) => other !== id);
  writeStored(place(project, user), [id, ...others].slice(0, max));
}
