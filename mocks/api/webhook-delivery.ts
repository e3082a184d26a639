import { closedColumns } from '#mocks/engine/hooks.ts';
import { readItem } from '#mocks/engine/items.ts';
import type { Actor, Project, WebhookCall } from '#mocks/engine/types.ts';
import { stringifyJson } from '#mocks/engine/values/json.ts';
import type { Row } from '#mocks/storage/driver.ts';
import { all, db, first } from '#mocks/storage/kysely.ts';

/** Calls under way at once, for each project: a list of a thousand new items must not open a thousand connections. */
const MOST_CALLS = 4;

/** Attempts that are remembered of each webhook, as long as the server runs. */
const MOST_REMEMBERED = 20;

/** Which of the three events an entry of the activity list is; all others tell nobody. */
const EVENTS = new Map([
  ['create', 'item.create:after'],
  ['update', 'item.update:after'],
  ['revert', 'item.update:after'],
  ['soft-delete', 'item.update:after'],
  ['delete', 'item.delete:after'],
]);

interface Call {
  hook: Row;
  url: string;
  method: 'GET' | 'POST';
  body: string | undefined;
  entry: Row;
  attempt: number;
}

interface Queue {
  /** The last entry of the activity list that webhooks were told about. */
  told: number;
  waiting: Call[];
  running: number;
}

const queues = new WeakMap<Project, Queue>();

/** Remembers where the activity list ends before a first change; what happened earlier is not told again. */
export function watchChanges(project: Project): void {
  if (!queues.has(project)) queues.set(project, { told: lastEntry(project), waiting: [], running: 0 });
}

/**
 * Calls the active webhooks for what changed since the last call. The reply to the write goes out first. A webhook
 * that cannot be reached, or answers 429 or 5xx, is tried again after a while, then given up; each attempt is logged.
 * Changes that were rolled back have left no entry, so they are told to nobody.
 */
export function deliverWebhooks(project: Project): void {
  const queue = queues.get(project);
  if (!queue) return;
  const since = queue.told;
  queue.told = lastEntry(project);
  if (queue.told <= since || activeHooks(project).length === 0) return;
  const last = queue.told;
  setTimeout(() => announce(project, queue, since, last), 0);
}

function announce(project: Project, queue: Queue, since: number, last: number): void {
  try {
    queue.waiting.push(...callsFor(project, since, last));
  } catch (error) {
    // the project was closed or removed in the meantime
    console.error(`Webhooks of ${project.key} were not called: ${(error as Error).message}`);
  }
  next(project, queue);
}

function callsFor(project: Project, since: number, last: number): Call[] {
  const hooks = activeHooks(project);
  const query = db
    .selectFrom('directus_activity')
    .selectAll()
    .where('id', '>', since)
    .where('id', '<=', last);
  return all(project.driver, query.orderBy('id')).flatMap((entry) =>
    hooks
      .filter(
        (hook) =>
          hook.collection === entry.collection && hook.directus_action === EVENTS.get(String(entry.action)),
      )
      .map((hook) => callOf(project, hook, entry)),
  );
}

function activeHooks({ driver }: Project): Row[] {
  return all(driver, db.selectFrom('directus_webhooks').selectAll().where('status', '=', 'active'));
}

function callOf(project: Project, hook: Row, entry: Row): Call {
  const method = methodOf(hook);
  const body = method === 'POST' ? stringifyJson(messageOf(project, hook, entry)) : undefined;
  return { hook, url: String(hook.url), method, body, entry, attempt: 1 };
}

function next(project: Project, queue: Queue): void {
  while (queue.running < MOST_CALLS) {
    const call = queue.waiting.shift();
    if (!call) return;
    queue.running += 1;
    void attempt(project, queue, call).finally(() => {
      queue.running -= 1;
      next(project, queue);
    });
  }
}

async function attempt(project: Project, queue: Queue, call: Call): Promise<void> {
  const { hook, entry } = call;
  const result = await reach(project, call);
  const again = result.status === null || result.status === 429 || result.status >= 500;
  const delay = again ? (project.webhooks.delays[call.attempt - 1] ?? null) : null;
  const { collection, item } = entry;
  note(project, {
    ...result,
    webhook: Number(hook.id),
    url: addressOf(call.url),
    event: String(hook.directus_action),
    collection: String(collection),
    item: String(item),
    attempt: call.attempt,
    again: delay,
  });
  if (delay === null) return;
  setTimeout(() => {
    queue.waiting.push({ ...call, attempt: call.attempt + 1 });
    next(project, queue);
  }, delay);
}

/** One request, and what came of it; never rejects. */
async function reach(
  project: Project,
  { url, method, body }: Pick<Call, 'url' | 'method' | 'body'>,
): Promise<Pick<WebhookCall, 'at' | 'status' | 'problem' | 'took'>> {
  const start = Date.now();
  let status: number | null = null;
  let problem: string | null = null;
  try {
    const headers = { 'content-type': 'application/json', 'user-agent': 'Lectern' };
    const signal = AbortSignal.timeout(project.webhooks.patience);
    const response = await fetch(url, { method, body, headers, redirect: 'manual', signal });
    status = response.status;
    await response.body?.cancel();
  } catch (error) {
    problem = reasonOf(error as Error);
  }
  return { at: new Date(start).toISOString(), status, problem, took: Date.now() - start };
}

const remembered = new WeakMap<Project, Map<number, WebhookCall[]>>();

function note(project: Project, call: WebhookCall): void {
  project.webhooks.log(call);
  const all = remembered.get(project) ?? new Map<number, WebhookCall[]>();
  remembered.set(project, all);
  all.set(call.webhook, [call, ...(all.get(call.webhook) ?? [])].slice(0, MOST_REMEMBERED));
}

/** The last attempts to call a webhook since the server was started, the newest first. */
export function lastCalls(project: Project, webhook: number): readonly WebhookCall[] {
  return remembered.get(project)?.get(webhook) ?? [];
}

/** Calls a webhook once, active or not, with a message that says that it is a test; what came of it. */
export async function testCall(project: Project, hook: Row, user: number | null): Promise<WebhookCall> {
  const url = String(hook.url);
  const method = methodOf(hook);
  const message = {
    event: 'test',
    collection: hook.collection,
    item: null,
    action_by: user,
    action_on: new Date().toISOString(),
    data: null,
  };
  const result = await reach(project, {
    url,
    method,
    body: method === 'POST' ? stringifyJson(message) : undefined,
  });
  const call = {
    ...result,
    webhook: Number(hook.id),
    url: addressOf(url),
    event: 'test',
    collection: String(hook.collection),
    item: '',
    attempt: 1,
    again: null,
  };
  note(project, call);
  return call;
}

function methodOf(hook: Row): 'GET' | 'POST' {
  return String(hook.http_action).toUpperCase() === 'GET' ? 'GET' : 'POST';
}

/** Of an address what may stand in a log: credentials and parameters often are secrets. */
function addressOf(url: string): string {
  if (!URL.canParse(url)) return 'no address';
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

/** `fetch` says only that it failed; why stands in its cause. */
function reasonOf(error: Error): string {
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? error.message;
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

/** The item as it is now, without secrets; null when it is gone. */
function dataOf(project: Project, { collection, item }: Row): unknown {
  const system: Actor = { user: null, role: null, admin: true, permissions: [], ip: '', userAgent: '' };
  try {
    const data = readItem(project, system, String(collection), [String(item)], { status: '*' });
    const closed = closedColumns(String(collection));
    return Object.fromEntries(Object.entries(data).filter(([name]) => !closed.includes(name)));
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
