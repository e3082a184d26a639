import type { Reply } from '#mocks/api/context.ts';
import { ApiFault } from '#mocks/engine/errors.ts';
import { stringifyJson } from '#mocks/engine/values/json.ts';
import { SqlError } from '#mocks/storage/driver.ts';
import { breather } from '#mocks/engine/breather.ts';

const METHODS = 'GET,POST,PUT,PATCH,DELETE,HEAD';
const ALLOWED_HEADERS = 'X-Directus-Project, Content-Type, Authorization';

/** Makes the response of what a handler answered. `marked` puts the marker of replies without a session on it. */
export async function reply(answer: Reply, headers: Headers, marked: boolean): Promise<Response> {
  if (answer instanceof Response) return joined(answer, headers);
  const empty = answer === null || Object.keys(answer).length === 0;
  if (answer === null || (empty && !marked)) return new Response(null, { status: 204, headers });
  return json(200, await jsonText(marked ? { ...answer, public: true } : answer), headers);
}

/** The error envelope. What is no Fault is a mistake of ours: it is logged here and told to nobody. */
export function faultReply(error: unknown, headers: Headers): Response {
  const fault = error instanceof ApiFault ? error : unexpected(error);
  const told = { code: fault.code, message: fault.message, ...fault.more };
  return json(fault.status, stringifyJson({ error: told }), headers);
}

/** Cross-origin headers as recorded: any origin is echoed; plain `/server` replies take no credentials. */
export function corsHeaders(request: Request, headers: Headers, credentials: boolean): void {
  headers.append('vary', 'Origin');
  const origin = request.headers.get('origin');
  if (origin === null) return;
  headers.set('access-control-allow-origin', origin);
  if (credentials) headers.set('access-control-allow-credentials', 'true');
}

export function preflight(request: Request): Response {
  const headers = new Headers({ 'content-type': 'text/html; charset=UTF-8' });
  corsHeaders(request, headers, true);
  headers.set('access-control-allow-methods', METHODS);
  headers.set('access-control-allow-headers', ALLOWED_HEADERS);
  headers.set('access-control-max-age', '600');
  return new Response('', { headers });
}

/** Letters that an answer may have. */
const LONGEST = 64 * 1024 * 1024;

/**
 * The JSON text of an answer. The items of a long list are written in slices, so that nobody waits for all of them. Throws 422
 * for an answer that would be too long.
 */
async function jsonText(answer: object): Promise<string> {
  const { data } = answer as { data?: unknown };
  if (!Array.isArray(data) || data.length < 100) return bounded(stringifyJson(answer));
  const parts: string[] = [];
  let length = 0;
  const breathe = breather();
  for (const item of data) {
    const part = stringifyJson(item);
    length += part.length;
    if (length > LONGEST) throw tooLong();
    parts.push(part);
    await breathe();
  }
  const members = Object.entries(answer).filter(([, value]) => value !== undefined);
  const list = `[${parts.join(',')}]`;
  return `{${members.map(([key, value]) => `${JSON.stringify(key)}:${value === data ? list : stringifyJson(value)}`).join(',')}}`;
}

function bounded(text: string): string {
  if (text.length > LONGEST) throw tooLong();
  return text;
}

const tooLong = () =>
  new ApiFault(422, 4, `fields: This answer would be too large: it is longer than ${LONGEST / 2 ** 20} MB.`);

function json(status: number, text: string, headers: Headers): Response {
  headers.set('content-type', 'application/json');
  headers.set('cache-control', 'no-store');
  headers.set('x-content-type-options', 'nosniff');
  return new Response(text, { status, headers });
}

function joined(response: Response, headers: Headers): Response {
  const all = new Headers(response.headers);
  for (const [name, value] of headers) if (name === 'set-cookie' || !all.has(name)) all.append(name, value);
  return new Response(response.body, { status: response.status, headers: all });
}

function unexpected(error: unknown): ApiFault {
  console.error(error);
  return error instanceof SqlError
    ? new ApiFault(500, 9, 'The database refused the statement')
    : new ApiFault(500, 0, 'Internal Server Error');
}
