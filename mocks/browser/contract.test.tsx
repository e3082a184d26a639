/** The contract's facts, held to the API as it runs in a browser: all but sign-in through others, which a data folder configures. */
import wasm from '@sqlite.org/sqlite-wasm/sqlite3.wasm?url';
import { vi } from 'vitest';
import { testContract } from '#mocks/host/sample-contract.ts';
import {
  ADMIN,
  type Answer,
  type CallOptions,
  type ContractSite,
  INSTALL,
  toAnswer,
} from '#mocks/host/test-answers.ts';
import { type Host, openHost } from './host.ts';
import { memoryDatabases, startSqlite } from './sqlite.ts';

const root = 'http://127.0.0.1:8055/folder/api';

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
    const sent = raw ?? (body === undefined ? null : JSON.stringify(body));
    const answer = await this.#host.answer(
      {
        method,
        url: root + path,
        headers: Object.entries({ 'content-type': 'application/json', ...headers }),
        body: sent === null ? null : await new Response(sent).arrayBuffer(),
      },
      jar,
    );
    const text = new TextDecoder().decode(answer.body ?? new ArrayBuffer());
    return toAnswer(answer.status, new Headers(answer.headers), text, jar.set);
  }

  hook(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    return this.call(method, `/__test__/${path}`, { headers: { 'x-lectern-test': 'secret' }, ...options });
  }

  async signIn(): Promise<string> {
    return (await this.call('POST', '/demo/auth/authenticate', { body: { ...ADMIN, mode: 'cookie' } }))
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
  await site.call('POST', '/server/projects', { body: INSTALL });
  return site;
});
