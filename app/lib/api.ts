import ky, { HTTPError, type KyInstance, TimeoutError } from 'ky';
import { parseJson, writeJson } from './json.ts';
import { type Params, toSearchString } from './search-params.ts';

/**
 * The one error of all calls.
 * `code` is the API's own (`error.code`), -1 when there was no usable answer; `status` is the HTTP status, 0 when
 * the server was not reached. `message` is the server's where it sent one. `retryAfter` is in how many seconds the server
 * wants to be asked again, null where it doesn't say.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: number;
  readonly retryAfter: number | null;

  constructor(status: number, code: number, message: string, retryAfter: number | null = null) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Code of the API for a query that failed. */
export const failedQueryCode = 9;

/** True when the server's database has refused what was sent: of that, servers only say that the query failed. */
export function isFailedQuery(error: unknown): boolean {
  return error instanceof ApiError && error.status === 500 && error.code === failedQueryCode;
}

/** Messages of failures that have none from the server; English until the languages have set them. */
const failureTexts = {
  noData: 'The server’s answer has no data.',
  tooSlow: 'The server took too long to answer.',
  unreachable: 'The server couldn’t be reached.',
  unreadable: 'The server’s answer couldn’t be read.',
  otherUser: 'Somebody else is signed in now.',
};

export function setFailureTexts(texts: typeof failureTexts): void {
  Object.assign(failureTexts, texts);
}

/** The API's address with a slash at the end: all of the page's address before the segment `admin`, or the meta tag. */
export function findApiRoot(address: string, configured?: string | null): string {
  if (configured) return new URL(configured.endsWith('/') ? configured : `${configured}/`, address).href;
  const url = new URL(address);
  const segments = url.pathname.split('/');
  const admin = segments.indexOf('admin');
  const root = admin === -1 ? '/' : `${segments.slice(0, admin).join('/')}/`;
  return `${url.origin}${root}`;
}

export const apiRoot =
  typeof document === 'undefined'
    ? 'http://localhost/'
    : findApiRoot(
        document.location.href,
        document.querySelector<HTMLMetaElement>('meta[name="lectern-api-root"]')?.content,
      );

/** The whole answer of the API: `data` is what was asked for, `public` marks an answer without a session. */
export interface Envelope<T> {
  data: T;
  meta?: Record<string, unknown>;
  public?: boolean;
}

export interface CallOptions {
  method?: 'get' | 'post' | 'patch' | 'delete';
  params?: Params;
  /** Sent as JSON, lossless numbers included. */
  body?: unknown;
  signal?: AbortSignal;
  /** Milliseconds; the default of 30 s is raised for work that is known to be long. */
  timeout?: number;
  /** `omit` for the global routes, which refuse credentials from other origins. */
  credentials?: RequestCredentials;
  /** A route outside the project's path that still wants to know the project, by header. */
  global?: boolean;
  /** Sends the request in another way than fetch: an upload that tells how far it is. */
  send?: (request: Request) => Promise<Response>;
  /** Goes out even while the project is barred: asking who is signed in, and signing in. */
  evenIfBlocked?: boolean;
}

type Listener = (error: ApiError, project: string | null) => void;
const listeners = new Set<Listener>();

/** Told of each failed call, before the caller is: the one place where a lost session can be noticed. */
export function onApiError(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let barred: string | null = null;

/**
 * Bars a project (null: none): from now on its calls fail at once without being sent, since the session belongs to
 * somebody else than the user whose screens are shown. The one place that no save, however late, gets around.
 */
export function blockProject(project: string | null): void {
  barred = project;
}

let privateProject: string | null = null;

/**
 * While the private screens of a project are shown (null: none are), what the server tells anybody is not what it tells
 * their user: an answer marked `public` counts as the refusal that other routes give without a session. Taken for true,
 * it would take rights, columns and items away from under the edits.
 */
export function expectSession(project: string | null): void {
  privateProject = project;
}

/** Routes whose answers are marked `public` with a session too, or are meant for anybody. */
const forAnybody = /^((auth|server)\/|$)/;

/** What is asked for and not answered yet, by project. */
const underWay = new Map<Promise<unknown>, string | null>();

/**
 * Resolves when all calls of a project that are under way now are answered, at the latest after `limit` ms. Each answer sets
 * the session's cookie, also that to a call from before somebody else signed in.
 */
export async function callsSettled(project: string, limit: number): Promise<void> {
  const own = [...underWay].flatMap(([work, of]) => (of === project ? [work] : []));
  await Promise.race([Promise.allSettled(own), new Promise((resolve) => setTimeout(resolve, limit))]);
}

const client: KyInstance = ky.create({ retry: 0, throwHttpErrors: true, parseJson });

/**
 * Calls a path under the API root (`server/projects`, `demo/items/articles`), or of a project when one is given.
 * Returns the parsed envelope, null for "no content". Throws ApiError only, also for an answer that doesn't hold what an
 * API answers: what stands between here and there says 200 to what it has never handed on.
 */
export async function call<T>(
  project: string | null,
  path: string,
  options: CallOptions = {},
): Promise<Envelope<T> | null> {
  const work = send<T>(project, path, options);
  underWay.set(work, project);
  try {
    return await work;
  } finally {
    underWay.delete(work);
  }
}

async function send<T>(
  project: string | null,
  path: string,
  options: CallOptions,
): Promise<Envelope<T> | null> {
  const {
    method = 'get',
    params,
    body,
    signal,
    timeout = 30_000,
    credentials = 'include',
    global = false,
    evenIfBlocked = false,
    send: sendOtherwise,
  } = options;
  if (project !== null && project === barred && !evenIfBlocked) {
    throw new ApiError(0, -1, failureTexts.otherUser);
  }
  const search = params ? toSearchString(params) : '';
  const url = `${apiRoot}${project && !global ? `${encodeURIComponent(project)}/` : ''}${path}${search ? `?${search}` : ''}`;
  const text = body === undefined ? undefined : writeJson(body);
  try {
    const response = await client(url, {
      method,
      timeout,
      credentials,
      ...(signal ? { signal } : {}),
      ...(text === undefined ? {} : { body: text, fetch: (input, init) => sendText(input, text, init) }),
      ...(sendOtherwise ? { fetch: (input) => sendOtherwise(input as Request) } : {}),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(project ? { 'x-directus-project': project } : {}),
      },
    });
    const answer = await response.text();
    if (response.status === 204) return null;
    if (answer === '') throw noDataError();
    const envelope = readEnvelope<T>(response.status, answer);
    if (method !== 'get' && !isDone(envelope, method, body, response.redirected)) throw noDataError();
    // A write was done all the same: saying otherwise would have it done twice.
    if (
      method === 'get' &&
      envelope.public &&
      project &&
      project === privateProject &&
      !forAnybody.test(path)
    ) {
      // As the server says it where a route is closed to those without a session.
      throw new ApiError(401, 3, '');
    }
    return envelope;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    const failure = await toApiError(error);
    for (const listener of listeners) listener(failure, project);
    throw failure;
  }
}

/** A request that ky has cloned holds its body as a stream, which no developer tool can show; this one is plain text. */
function sendText(input: RequestInfo | URL, body: string, init?: RequestInit): Promise<Response> {
  if (!(input instanceof Request)) return fetch(input, { ...init, body });
  const { url, method, headers, credentials, signal } = input;
  return fetch(url, { ...init, method, headers, credentials, signal, body });
}

/**
 * As `call`, for what always answers one object. One without anything in it would look like an item whose values somebody
 * has taken away.
 */
export async function callForItem<T extends object>(
  project: string | null,
  path: string,
  options?: CallOptions,
): Promise<T> {
  const item = (await call<T | null>(project, path, options))?.data;
  if (typeof item !== 'object' || item === null || Object.keys(item).length === 0 || Array.isArray(item)) {
    throw noDataError();
  }
  return item;
}

/** As `call`, for what always answers a list. */
export async function callForList<T>(
  project: string | null,
  path: string,
  options?: CallOptions,
): Promise<T[]> {
  const list = (await call<T[] | null>(project, path, options))?.data;
  if (!Array.isArray(list)) throw noDataError();
  return list;
}

/** For an answer that lacks what was asked for. */
export function noDataError(): ApiError {
  return new ApiError(200, -1, failureTexts.noData);
}

/** Whether an answer says that a write was done: it holds data, or is one of the few global ones that only say `public`. */
function isDone(envelope: Envelope<unknown>, method: string, body: unknown, isRedirected: boolean): boolean {
  if ('public' in envelope && envelope.data === undefined) return true;
  if (typeof envelope.data !== 'object' || envelope.data === null) return false;
  // On most redirects browsers go on without the body, and what comes is the list of what is there.
  return !(isRedirected && method === 'post' && Array.isArray(envelope.data) && !Array.isArray(body));
}

function readEnvelope<T>(status: number, text: string): Envelope<T> {
  let parsed: unknown;
  try {
    parsed = parseJson(text);
  } catch {
    throw new ApiError(status, -1, failureTexts.unreadable);
  }
  if (typeof parsed !== 'object' || parsed === null) {
    throw new ApiError(status, -1, failureTexts.unreadable);
  }
  // Enforced two-factor set-up (113) comes as an error inside a 200 answer.
  const error = readError(parsed);
  if (error) throw new ApiError(status, error.code, error.message);
  return parsed as Envelope<T>;
}

function readError(body: unknown): { code: number; message: string } | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  const { error } = body as { error: { code?: unknown; message?: unknown } | null };
  if (!error) return null;
  return {
    code: typeof error.code === 'number' ? error.code : -1,
    message: typeof error.message === 'string' ? error.message : '',
  };
}

async function toApiError(error: unknown): Promise<ApiError> {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPError) {
    const { status } = error.response;
    let body: unknown = null;
    try {
      body = parseJson(await error.response.text());
    } catch {
      // A proxy's HTML page or nothing at all: the status is all there is to tell.
    }
    const found = readError(body);
    return new ApiError(
      status,
      found?.code ?? -1,
      found?.message || `${status} ${error.response.statusText}`.trim(),
      secondsUntil(error.response.headers.get('retry-after')),
    );
  }
  if (error instanceof TimeoutError) return new ApiError(0, -1, failureTexts.tooSlow);
  return new ApiError(0, -1, failureTexts.unreachable);
}

/** The seconds of a `Retry-After` header, null where it names none. */
export function secondsUntil(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}
