import type { Reply } from '#mocks/api/context.ts';
import { ApiFault } from '#mocks/engine/errors.ts';
import { stringifyJson } from '#mocks/engine/values/json.ts';
import { SqlError } from '#mocks/storage/driver.ts';

const METHODS = 'GET,POST,PUT,PATCH,DELETE,HEAD';
const ALLOWED_HEADERS = 'X-Directus-Project, Content-Type, Authorization';

/** Makes the response of what a handler answered. `marked` puts the marker of replies without a session on it. */
export function reply(answer: Reply, headers: Headers, marked: boolean): Response {
  if (answer instanceof Response) return joined(answer, headers);
  const empty = answer === null || Object.keys(answer).length === 0;
  if (answer === null || (empty && !marked)) return new Response(null, { status: 204, headers });
  return json(200, marked ? { ...answer, public: true } : answer, headers);
}

/** The error envelope. What is no Fault is a mistake of ours: it is logged here and told to nobody. */
export function faultReply(error: unknown, headers: Headers): Response {
  const fault = error instanceof ApiFault ? error : unexpected(error);
  return json(fault.status, { error: { code: fault.code, message: fault.message, ...fault.more } }, headers);
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

function json(status: number, value: unknown, headers: Headers): Response {
  headers.set('content-type', 'application/json');
  headers.set('cache-control', 'no-store');
  headers.set('x-content-type-options', 'nosniff');
  return new Response(stringifyJson(value), { status, headers });
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
