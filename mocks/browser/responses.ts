/*
 * Browsers take `set-cookie` out of every Response that is made in them. The routes make theirs as on a server, so what they set is
 * noted as it is said.
 */

const noted = new WeakMap<Response, string[]>();
const Plain = globalThis.Response;

class NotingResponse extends Plain {
  constructor(body?: BodyInit | null, init?: ResponseInit) {
    super(body, init);
    const lines = new Headers(init?.headers).getSetCookie();
    if (lines.length > 0) noted.set(this, lines);
  }

  static override json(data: unknown, init: ResponseInit = {}): Response {
    const headers = new Headers(init.headers);
    if (!headers.has('content-type')) headers.set('content-type', 'application/json');
    return new NotingResponse(JSON.stringify(data), { ...init, headers });
  }
}

globalThis.Response = NotingResponse;

/** The cookies that a response sets, as lines of `set-cookie`. */
export const setCookiesOf = (response: Response): readonly string[] => noted.get(response) ?? [];
