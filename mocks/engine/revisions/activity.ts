import type { Actor, Project } from '#mocks/engine/types.ts';
import { nowText } from '#mocks/engine/values/dates.ts';
import type { SqlValue } from '#mocks/storage/driver.ts';

/** What happened, as the activity list shows it. */
export interface ActivityEntry {
  /** `create`, `update`, `delete`, `soft-delete`, `revert`, `comment`, `upload`, `authenticate`. */
  action: string;
  collection: string;
  /** The item's key; kept as text. */
  item: SqlValue;
  comment?: string | null;
}

const INSERT = `INSERT INTO directus_activity
  (action, action_by, action_on, ip, user_agent, collection, item, comment) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;

/** How the address of a caller is kept. */
export function callerName({ release }: Project, ip: string): string {
  return release.namesCaller && ['127.0.0.1', '::1'].includes(ip) ? 'localhost' : ip;
}

/** Writes a row of directus_activity and gives its id. */
export function logActivity(project: Project, actor: Actor, entry: ActivityEntry): number {
  const written = project.driver.run(INSERT, [
    entry.action,
    actor.user ?? 0,
    nowText(),
    callerName(project, actor.ip),
    actor.userAgent.slice(0, 255),
    entry.collection,
    String(entry.item),
    entry.comment ?? null,
  ]);
  return Number(written.lastInsertRowid);
}
