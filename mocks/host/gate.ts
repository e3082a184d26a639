import type { MiddlewareHandler } from 'hono';
import type { Addresses } from '#mocks/engine/addresses.ts';
import { SetupError } from '#mocks/host/setup-error.ts';

/**
 * Refuses requests under names that the server does not answer to, and those of pages elsewhere, unless it was told of
 * them. Whatever page is open in a browser on this machine may ask for any address; what it may not do is stay unseen.
 */
export function gate(addresses: Addresses): MiddlewareHandler {
  return async (c, next) => {
    const host = c.req.header('host') ?? '';
    const origin = c.req.header('origin');
    if (!addresses.takesHost(host))
      return refused(`This server does not answer as "${host}": LECTERN_HOSTS lets more names in.`);
    if (origin !== undefined && !addresses.takesOrigin(origin, host))
      return refused(`Pages of ${origin} may not use this server: LECTERN_ORIGINS lets more in.`);
    await next();
  };
}

function refused(text: string): Response {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    vary: 'Origin',
  };
  return new Response(`${text}\n`, { status: 403, headers });
}

const HOST = /^(?:\*|[\w.-]+(?::\d{1,5})?|\[[\da-f:.]+\](?::\d{1,5})?)$/i;
const ORIGIN = /^(?:\*|https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::(?:\d{1,5}|\*))?)$/i;

/** The entries of `LECTERN_HOSTS` and `LECTERN_ORIGINS`, with commas between. Throws a SetupError for one that is none. */
export function listedAddresses(environment: NodeJS.ProcessEnv): { hosts: string[]; origins: string[] } {
  return {
    hosts: entriesOf(
      'LECTERN_HOSTS',
      environment.LECTERN_HOSTS,
      HOST,
      'cms.example.com or cms.example.com:8055',
    ),
    origins: entriesOf('LECTERN_ORIGINS', environment.LECTERN_ORIGINS, ORIGIN, 'https://app.example.com'),
  };
}

function entriesOf(name: string, text: string | undefined, form: RegExp, example: string): string[] {
  const entries = (text ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase().replace(/\/$/, ''))
    .filter((entry) => entry !== '');
  const wrong = entries.find((entry) => !form.test(entry));
  if (wrong !== undefined) throw new SetupError(`${name}=${wrong} is no address such as ${example}, nor *`);
  return entries;
}
