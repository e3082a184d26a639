import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WebhookCall } from '#mocks/engine/types.ts';
import { TestSite } from '#mocks/host/test-site.ts';
import { KEY } from '#mocks/host/sample-fields.ts';

interface Heard {
  method: string;
  body: Record<string, unknown> | null;
}

/** Answers with the statuses in turn, the last one for ever; null never answers. */
class Listener {
  readonly heard: Heard[] = [];
  readonly #server: Server;
  #statuses: (number | null)[];

  constructor(...statuses: (number | null)[]) {
    this.#statuses = statuses;
    this.#server = createServer((request, response) => {
      let text = '';
      request.on('data', (data: Buffer) => {
        text += data.toString();
      });
      request.on('end', () => {
        const body = text === '' ? null : (JSON.parse(text) as Record<string, unknown>);
        this.heard.push({ method: request.method ?? '', body });
        const [status = 200] = this.#statuses;
        if (this.#statuses.length > 1) this.#statuses = this.#statuses.slice(1);
        if (status !== null) response.writeHead(status).end('thanks');
      });
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((done) => {
      this.#server.listen(0, '127.0.0.1', done);
    });
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

let site: TestSite;
let admin: string;
const listeners: Listener[] = [];
beforeAll(async () => {
  site = await TestSite.open();
  admin = await site.signIn();
  const fields = [KEY, { field: 'name', type: 'string', datatype: 'VARCHAR', length: 60 }];
  await site.call('POST', '/demo/collections', { cookie: admin, body: { collection: 'tags', fields } });
});
beforeEach(() => {
  site.project.driver.run('DELETE FROM directus_webhooks');
});
afterAll(() => {
  for (const listener of listeners) listener.close();
  site.close();
});

/** A listener with a webhook that calls it. */
async function hooked(statuses: (number | null)[], more: object = {}): Promise<Listener> {
  const listener = new Listener(...statuses);
  listeners.push(listener);
  await hook(`${await listener.open()}/hook?key=secret`, more);
  return listener;
}

async function hook(url: string, more: object = {}): Promise<void> {
  const usual = { status: 'active', http_action: 'post', collection: 'tags' };
  const body = { ...usual, directus_action: 'item.create:after', url, ...more };
  expect((await site.call('POST', '/demo/webhooks', { cookie: admin, body })).status).toBe(200);
}

const make = (body: object = { name: 'told' }) =>
  site.call('POST', '/demo/items/tags', { cookie: admin, body });

/** What was logged since the last call of this function. */
function logged(): Partial<WebhookCall>[] {
  const lines = logLines();
  const fresh = lines.slice(seen);
  return fresh.map((line) => JSON.parse(line) as WebhookCall);
}
let seen = 0;
const logLines = (): string[] => {
  try {
    return readFileSync(join(site.folder, 'demo', 'webhooks.log'), 'utf8')
      .trim()
      .split('\n');
  } catch {
    return [];
  }
};
beforeEach(() => {
  seen = logLines().length;
});

describe('a webhook', () => {
  it('is told what happened to an item of its collection', async () => {
    const created = await hooked([200]);
    const updated = await hooked([200], { directus_action: 'item.update:after' });
    const deleted = await hooked([200], { directus_action: 'item.delete:after' });
    const asked = await hooked([200], { http_action: 'get' });
    const { id } = (await make()).body.data as { id: number };
    await site.call('PATCH', `/demo/items/tags/${id}`, { cookie: admin, body: { name: 'other' } });
    await expect.poll(() => updated.heard).toHaveLength(1);
    await site.call('DELETE', `/demo/items/tags/${id}`, { cookie: admin });
    await expect.poll(() => deleted.heard).toHaveLength(1);
    const usual = { collection: 'tags', item: String(id), action_by: 1 };
    const [first] = created.heard;
    expect(first?.body).toMatchObject({ ...usual, event: 'item.create:after', data: { id } });
    expect(updated.heard[0]?.body).toMatchObject({ ...usual, data: { id, name: 'other' } });
    expect(deleted.heard[0]?.body).toMatchObject({ ...usual, event: 'item.delete:after', data: null });
    expect(asked.heard).toEqual([{ method: 'GET', body: null }]);
  });

  it('hears of every item of a list, and of nothing that was refused or is not its own', async () => {
    const listener = await hooked([200]);
    const silent = await hooked([200], { status: 'inactive' });
    await make([{ name: 'one' }, { name: 'two' }, { name: 'three' }]);
    await make([{ name: 'four' }, { nosuch: 'five' }]);
    await site.call('POST', '/demo/folders', { cookie: admin, body: { name: 'none of its business' } });
    await make({ name: 'last' });
    await expect.poll(() => listener.heard.length).toBe(4);
    const names = listener.heard.map(({ body }) => (body?.data as { name: string } | undefined)?.name);
    expect(new Set(names)).toEqual(new Set(['last', 'one', 'three', 'two']));
    expect(silent.heard).toEqual([]);
  });

  it('learns no secrets of users', async () => {
    const listener = await hooked([200], { collection: 'directus_users' });
    const person = { email: 'new@example.com', password: 'Passw0rd', token: 'its-token', role: 1 };
    const body = { ...person, first_name: 'A', last_name: 'B', status: 'active' };
    await site.call('POST', '/demo/users', { cookie: admin, body });
    await expect.poll(() => listener.heard.length).toBe(1);
    expect(JSON.stringify(listener.heard)).toContain('new@example.com');
    expect(JSON.stringify(listener.heard)).not.toMatch(/its-token|password|2fa_secret/);
  });
});

describe('a webhook that fails', () => {
  it('is tried again until it takes the news', async () => {
    const listener = await hooked([500, 429, 200]);
    await make();
    await expect.poll(() => logged()).toHaveLength(3);
    expect(listener.heard).toHaveLength(3);
    expect(listener.heard[2]).toEqual(listener.heard[0]);
    expect(logged()).toMatchObject([
      { attempt: 1, status: 500, again: 20 },
      { attempt: 2, status: 429, again: 40 },
      { attempt: 3, status: 200, again: null, problem: null, collection: 'tags' },
    ]);
  });

  it('is given up after the last attempt', async () => {
    const listener = await hooked([503]);
    await make();
    await expect.poll(() => logged()).toHaveLength(3);
    expect(logged().at(-1)).toMatchObject({ attempt: 3, status: 503, again: null });
    expect(listener.heard).toHaveLength(3);
  });

  it('is not tried again when it does not want the news', async () => {
    const listener = await hooked([404]);
    await make();
    await expect.poll(() => logged()).toMatchObject([{ attempt: 1, status: 404, again: null }]);
    expect(listener.heard).toHaveLength(1);
  });

  it('may be a dead address', async () => {
    await hook('http://127.0.0.1:9/');
    await hook('nonsense');
    expect((await make()).status).toBe(200);
    await expect.poll(() => logged()).toHaveLength(6);
    expect(logged().map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => null));
    expect(logged().every(({ problem }) => Boolean(problem))).toBe(true);
  });

  it('may never answer, and holds up no reply', async () => {
    await hooked([null]);
    const start = performance.now();
    expect((await make()).status).toBe(200);
    const took = performance.now() - start;
    await expect.poll(() => logged(), { timeout: 20_000 }).toHaveLength(3);
    const [first] = logged();
    expect(first).toMatchObject({ status: null, attempt: 1 });
    expect(first?.took).toBeGreaterThanOrEqual(290);
    // the reply was there before the first attempt could have ended
    expect(Date.parse(first?.at ?? '') + (first?.took ?? 0)).toBeGreaterThan(
      performance.timeOrigin + start + took,
    );
  });

  it('is logged without what may be a secret', async () => {
    await hooked([200]);
    await make();
    await expect.poll(() => logged()).toHaveLength(1);
    expect(logged()[0]?.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/hook$/);
  });
});

describe('what became of the calls', () => {
  const hookId = async () => {
    const { body } = await site.call('GET', '/demo/webhooks?status=*', { cookie: admin });
    return (body.data as { id: number }[]).at(-1)?.id ?? 0;
  };
  const deliveries = async (id: number) => {
    const { body } = await site.call('GET', `/demo/webhooks/${id}/deliveries`, { cookie: admin });
    return body.data as Partial<WebhookCall>[];
  };

  it('is told for each webhook, the newest first', async () => {
    const listener = await hooked([500, 204]);
    const id = await hookId();
    expect(await deliveries(id)).toEqual([]);
    await make();
    await expect.poll(() => listener.heard.length).toBe(2);
    await expect
      .poll(() => deliveries(id))
      .toMatchObject([
        { webhook: id, attempt: 2, status: 204, problem: null, event: 'item.create:after' },
        { webhook: id, attempt: 1, status: 500 },
      ]);
    await hooked([200]);
    expect(await deliveries(await hookId())).toEqual([]);
  });

  it('is found out by a test, whether the webhook is active or not', async () => {
    const listener = await hooked([503], { status: 'inactive' });
    const id = await hookId();
    const { status, body } = await site.call('POST', `/demo/webhooks/${id}/test`, { cookie: admin });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ webhook: id, event: 'test', status: 503, attempt: 1, again: null });
    expect(listener.heard).toHaveLength(1);
    expect(listener.heard[0]).toMatchObject({
      method: 'POST',
      body: { event: 'test', collection: 'tags', item: null, action_by: 1, data: null },
    });
    expect(await deliveries(id)).toMatchObject([{ event: 'test', status: 503 }]);
    await hook('http://127.0.0.1:9/');
    const dead = await site.call('POST', `/demo/webhooks/${await hookId()}/test`, { cookie: admin });
    expect(dead.body.data).toMatchObject({ status: null, problem: expect.any(String) as string });
  });

  it('is nothing for others, and nothing where there is no webhook', async () => {
    await hooked([200]);
    const id = await hookId();
    expect((await site.call('GET', `/demo/webhooks/${id}/deliveries`)).status).toBe(401);
    expect((await site.call('POST', `/demo/webhooks/${id}/test`)).status).toBe(401);
    const missing = await site.call('POST', '/demo/webhooks/9999/test', { cookie: admin });
    expect(missing).toMatchObject({ status: 404, body: { error: { code: 203 } } });
  });
});
