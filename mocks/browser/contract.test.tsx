/** The contract's facts, held to the API as it runs in a browser: all but sign-in through others, which a data folder configures. */
import wasm from '@sqlite.org/sqlite-wasm/sqlite3.wasm?url';
import { vi } from 'vitest';
import { testContract } from '#mocks/host/sample-contract.ts';
import type { Answer, CallOptions, ContractSite } from '#mocks/host/test-answers.ts';
import { type Host, openHost } from './host.ts';
import { memoryDatabases, startSqlite } from './sqlite.ts';

const root = 'http://127.0.0.1:8055/folder/api';
const admin = { email: 'admin@example.com', password: 'Passw0rd-admin' };

/** What the installation finds of extensions, in place of those of the demo. */
const interfaces: object[] = [];
vi.mock('./extensions.ts', () => ({
  listed: (kind: string) => (kind === 'interfaces' ? interfaces : []),
  answerOwn: () => new Response(null, { status: 404 }),
}));

class BrowserSite implements ContractSite {
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
  }

  async call(
    method: string,
    path: string,
    { body, raw, headers, cookie }: CallOptions = {},
  ): Promise<Answer> {
    const jar = {
      set: '',
      header: () => cookie ?? null,
      take: (lines: readonly string[]) => (jar.set = lines[0] ?? ''),
    };
    const text = raw ?? (body === undefined ? null : JSON.stringify(body));
    const answer = await this.#host.answer(
      {
        method,
        url: root + path,
        headers: Object.entries({ 'content-type': 'application/json', ...headers }),
        body: text === null ? null : await new Response(text).arrayBuffer(),
      },
      jar,
    );
    const said = new TextDecoder().decode(answer.body ?? new ArrayBuffer());
    const answered = new Headers(answer.headers);
    const isJson = answered.get('content-type')?.startsWith('application/json') && said !== '';
    return {
      status: answer.status,
      body: (isJson ? JSON.parse(said) : { text: said }) as Record<string, unknown>,
      text: said,
      headers: answered,
      cookie: jar.set.split(';')[0] ?? '',
    };
  }

  hook(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    return this.call(method, `/__test__/${path}`, { headers: { 'x-lectern-test': 'secret' }, ...options });
  }

  async signIn(): Promise<string> {
    return (await this.call('POST', '/demo/auth/authenticate', { body: { ...admin, mode: 'cookie' } }))
      .cookie;
  }

  addInterface(id: string, meta: object): void {
    interfaces.push({ id, path: `extensions/custom/interfaces/${id}/meta.json`, ...meta });
  }

  mails() {
    return this.#host.sentMails();
  }

  close(): void {
    this.#host.close();
  }
}

testContract(async () => {
  const sqlite3 = await startSqlite(new Uint8Array(await (await fetch(wasm)).arrayBuffer()));
  const site = new BrowserSite(openHost(memoryDatabases(sqlite3), { root, testSecret: 'secret' }));
  await site.call('POST', '/server/projects', {
    body: {
      project: 'demo',
      project_name: 'Demo',
      db_name: 'demo',
      db_user: 'any',
      db_password: 'any',
      super_admin_token: 'super',
      user_email: admin.email,
      user_password: admin.password,
    },
  });
  return site;
});
