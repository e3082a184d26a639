import type { Project } from '#mocks/engine/types.ts';
import { SqlError } from '#mocks/storage/driver.ts';

/** Runs a write that a full disk may refuse without harm; false when it did. */
export function unlessFull(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof SqlError && /^SQLITE_(?:FULL|IOERR)/.test(error.code)) return false;
    throw error;
  }
}

/** A session that the disk has no room for. */
export interface HeldSession {
  /** Below zero: those in the database count up from one. */
  id: number;
  user: number;
  /** Milliseconds since 1970. */
  expires: number;
}

const MOST_HELD = 1000;
const held = new WeakMap<Project, Map<string, HeldSession>>();
let lastId = 0;

function heldBy(project: Project): Map<string, HeldSession> {
  const sessions = held.get(project) ?? new Map<string, HeldSession>();
  held.set(project, sessions);
  return sessions;
}

/** Keeps a session until the server stops: whoever makes room on the disk has to get in first. */
export function holdSession(project: Project, digest: string, user: number, expires: Date): void {
  const sessions = heldBy(project);
  lastId -= 1;
  sessions.set(digest, { id: lastId, user, expires: expires.getTime() });
  const [oldest] = sessions.size > MOST_HELD ? sessions.keys() : [];
  if (oldest !== undefined) sessions.delete(oldest);
}

export function heldSession(project: Project, digest: string): HeldSession | null {
  const session = held.get(project)?.get(digest);
  return session && session.expires > Date.now() ? session : null;
}

export function dropHeld(project: Project, which: (session: HeldSession) => boolean): void {
  for (const [digest, session] of held.get(project) ?? [])
    if (which(session)) held.get(project)?.delete(digest);
}
