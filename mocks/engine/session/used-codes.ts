import { unlessFull } from '#mocks/engine/session/without-disk.ts';
import type { Project } from '#mocks/engine/types.ts';
import { databaseText } from '#mocks/engine/values/dates.ts';
import { db, first, run } from '#mocks/storage/kysely.ts';

/** Of rows in the list of sessions that are none, but say up to which half minute a user has used the codes. */
export const USED_CODE = 'used code';
/** Milliseconds after which no code of its half minute counts any more. */
const COUNTS_FOR = 5 * 60_000;

const keyOf = (user: number) => `code of ${user}`;

/** What the disk has no room for: whoever makes some has to get in first. */
const held = new WeakMap<Project, Map<number, number>>();

/** The last half minute (counted since 1970) of which a user has used the code; 0 for none. */
export function lastUsedStep(project: Project, user: number): number {
  const query = db
    .selectFrom('directus_user_sessions')
    .select('created_on')
    .where('token_type', '=', USED_CODE)
    .where('token', '=', keyOf(user));
  const kept = Number(first(project.driver, query)?.created_on ?? 0);
  return Math.max(kept, held.get(project)?.get(user) ?? 0);
}

export function keepUsedStep(project: Project, user: number, step: number): void {
  const token = keyOf(user);
  const row = {
    user,
    token_type: USED_CODE,
    token,
    created_on: String(step),
    token_expired_at: databaseText(new Date(Date.now() + COUNTS_FOR)),
  };
  const isKept = unlessFull(() => {
    const update = db.updateTable('directus_user_sessions').set(row).where('token', '=', token);
    if (run(project.driver, update).changes === 0)
      run(project.driver, db.insertInto('directus_user_sessions').values(row));
  });
  if (!isKept) held.set(project, new Map(held.get(project)).set(user, step));
}
