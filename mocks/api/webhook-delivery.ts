import { readItem } from '#mocks/engine/items.ts';
import type { Actor, Project } from '#mocks/engine/types.ts';
import { stringifyJson } from '#mocks/engine/values/json.ts';
import type { Row } from '#mocks/storage/driver.ts';
import { all, db, first } from '#mocks/storage/kysely.ts';

const PATIENCE_MS = 10_000;

/** Which of the three events an entry of the activity list is; all others tell nobody. */
const EVENTS: Record<string, string> = {
  create: 'item.create:after',
  update: 'item.update:after',
  revert: 'item.update:after',
  'soft-delete': 'item.update:after',
  delete: 'item.delete:after',
};

/** The last entry of the activity list that webhooks were told about. */
const told = new WeakMap<Project, number>();

/** Remembers where the activity list ends before a first change; what happened earlier is not told again. */
export function watchChanges(project: Project): void {
  if (!told.has(project)) told.set(project, lastEntry(project));
}

/**
 * Calls the active webhooks for what changed since the last call. Replies do not wait for them, and a webhook that
 * fails is only logged. Changes that were rolled back have left no entry, so they are told to nobody.
 */
export function deliverWebhooks(project: Project): void {
  const since = told.get(project) ?? 0;
  const last = lastEntry(project);
  told.set(project, last);
  if (last <= since) return;
  const hooks = all(
    project.driver,
    db.selectFrom('directus_webhooks').selectAll().where('status', '=', 'active'),
  );
  if (hooks.length === 0) return;
  const query = db.selectFrom('directus_activity').selectAll().where('id', '>', since).orderBy('id');
  for (const entry of all(project.driver, query)) {
    const event = EVENTS[String(entry.action)];
    for (const hook of hooks) {
      if (hook.collection === entry.collection && hook.directus_action === event)
        void call(project, hook, entry);
    }
  }
}

async function call(project: Project, hook: Row, entry: Row): Promise<void> {
  const url = String(hook.url);
  try {
    const method = String(hook.http_action).toUpperCase() === 'GET' ? 'GET' : 'POST';
    const body = method === 'POST' ? stringifyJson(messageOf(project, hook, entry)) : undefined;
    const headers = { 'content-type': 'application/json', 'user-agent': 'Lectern' };
    await fetch(url, { method, body, headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    console.error(`The webhook ${url} did not answer: ${(error as Error).message}`);
  }
}

function messageOf(project: Project, hook: Row, entry: Row): object {
  const { collection, item, action_by, action_on } = entry;
  return {
    event: hook.directus_action,
    collection,
    item,
    action_by,
    action_on,
    data: dataOf(project, entry),
  };
}

/** The item as it is now, null when it is gone. */
function dataOf(project: Project, { collection, item }: Row): unknown {
  const system: Actor = { user: null, role: null, admin: true, permissions: [], ip: '', userAgent: '' };
  try {
    return readItem(project, system, String(collection), [String(item)], { status: '*' });
  } catch {
    return null;
  }
}

function lastEntry(project: Project): number {
  const row = first(
    project.driver,
    db.selectFrom('directus_activity').select(({ fn }) => fn.max('id').as('id')),
  );
  return Number(row?.id ?? 0);
}
