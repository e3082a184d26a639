import type { Mail } from '#mocks/engine/types.ts';

export interface Answer {
  status: number;
  body: Record<string, unknown>;
  /** The body as it came. */
  text: string;
  headers: Headers;
  /** Name and value of the session cookie that was set, '' for none. */
  cookie: string;
}

export interface CallOptions {
  body?: unknown;
  /** Sent as it is, instead of `body`. */
  raw?: BodyInit;
  headers?: Record<string, string>;
  cookie?: string;
  /** Where the request goes, without a slash at the end, when it is not to be the site's own address. */
  base?: string;
}

/** The API with the project `demo`, wherever it runs. */
export interface ContractSite {
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** Calls a test hook, with the secret. */
  hook(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** Signs in and gives the cookie. */
  signIn(): Promise<string>;
  /** Puts an interface where the installation looks for them, by its `meta.json`, and beside it one that can't be read. */
  addInterface(id: string, meta: object): void;
  mails(): readonly Mail[];
  close(): void;
}

/** The code of the error that it answers with, if it does. */
export const errorCode = ({ body }: Answer) => (body.error as { code: number } | undefined)?.code;

export const ADMIN = { email: 'admin@example.com', password: 'Passw0rd-admin' };

/** What installs the project `demo` with that administrator. */
export const INSTALL = {
  project: 'demo',
  project_name: 'Demo',
  db_name: 'demo',
  db_user: 'any',
  db_password: 'any',
  super_admin_token: 'super',
  user_email: ADMIN.email,
  user_password: ADMIN.password,
};

/** What a test is told of an answer. `setCookie`: the line of `set-cookie`, '' for none. */
export function toAnswer(status: number, headers: Headers, text: string, setCookie: string): Answer {
  const isJson = headers.get('content-type')?.startsWith('application/json') && text !== '';
  const body = (isJson ? JSON.parse(text) : { text }) as Record<string, unknown>;
  return { status, body, text, headers, cookie: setCookie.split(';')[0] ?? '' };
}
