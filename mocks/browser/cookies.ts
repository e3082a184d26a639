import type { Driver } from '#mocks/storage/driver.ts';

/**
 * The cookies of the API. A service worker's answer can set none, so they stay here: one browser has one jar, as with a server.
 */
export interface CookieJar {
  /** The header of a request. */
  header(): string | null;
  /** Takes what an answer sets: lines of `set-cookie`. */
  take(lines: readonly string[]): void;
}

export function makeCookieTable(driver: Driver): void {
  driver.exec(
    'CREATE TABLE IF NOT EXISTS cookies (name TEXT PRIMARY KEY, value TEXT NOT NULL, expires INTEGER NOT NULL)',
  );
}

export function cookieJar(driver: Driver): CookieJar {
  const cookies = new Map(
    driver
      .all('SELECT name, value, expires FROM cookies')
      .map(({ name, value, expires }) => [String(name), { value: String(value), expires: Number(expires) }]),
  );
  return {
    header() {
      const living = [...cookies].filter(([, { expires }]) => expires > Date.now());
      return living.length > 0 ? living.map(([name, { value }]) => `${name}=${value}`).join('; ') : null;
    },
    take(lines) {
      for (const line of lines) {
        const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
        const expires = Date.parse(/;\s*expires=([^;]+)/i.exec(line)?.[1] ?? '') || 0;
        const isNew = cookies.get(name)?.value !== value;
        cookies.set(name, { value, expires });
        // Each answer makes a session last longer. It needn't be written each time: a day is long enough for a demo.
        if (isNew) {
          const lasts = expires > Date.now() ? Math.max(expires, Date.now() + DAY) : expires;
          driver.run('INSERT OR REPLACE INTO cookies VALUES (?, ?, ?)', [name, value, lasts]);
        }
      }
    },
  };
}

const DAY = 86_400_000;
