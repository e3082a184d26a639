import { ApiFault } from '#mocks/engine/errors.ts';
import type { ThrottleSettings } from '#mocks/engine/types.ts';

/** Failures that cost nothing: people mistype. */
const FREE = { account: 5, address: 20 };
/** A quiet time, in ms, after which failures are forgotten. */
const FORGOTTEN_AFTER = 15 * 60_000;
/** Attempts on one account from one address that may wait, and from one address in all. */
const MOST_WAITING = { account: 5, address: 20 };
const MOST_KEYS = 10_000;
/** Codes of the API for a wrong password, a wrong one-time code, and a wrong token of the super admin. */
const GUESSES = [100, 112, 3];

/** Counts failures by key and says how long the next attempt has to wait. */
export class Throttle {
  readonly #settings: ThrottleSettings;
  readonly #now: () => number;
  readonly #failures = new Map<string, { count: number; last: number }>();

  constructor(settings: ThrottleSettings, now: () => number = Date.now) {
    this.#settings = settings;
    this.#now = now;
  }

  /** Milliseconds to wait after so many failures, of which some are free. */
  delay(key: string, free: number): number {
    const known = this.#failures.get(key);
    if (!known || this.#now() - known.last > FORGOTTEN_AFTER || known.count < free) return 0;
    const { first, longest } = this.#settings;
    return Math.min(first * 2 ** Math.min(known.count - free, 20), longest);
  }

  failed(key: string): void {
    const known = this.#failures.get(key);
    const isRecent = known !== undefined && this.#now() - known.last <= FORGOTTEN_AFTER;
    // moved to the end: the first keys are those that were quiet for longest
    this.#failures.delete(key);
    this.#failures.set(key, { count: isRecent ? known.count + 1 : 1, last: this.#now() });
    const [oldest] = this.#failures.size > MOST_KEYS ? this.#failures.keys() : [];
    if (oldest !== undefined) this.#failures.delete(oldest);
  }

  forget(key: string): void {
    this.#failures.delete(key);
  }
}

/** Attempts of one project: who waits for whom. */
class Attempts {
  readonly throttle: Throttle;
  readonly #lines = new Map<string, { last: Promise<void>; waiting: number }>();
  readonly #ofAddress = new Map<string, number>();

  constructor(settings: ThrottleSettings) {
    this.throttle = new Throttle(settings);
  }

  /** Attempts on an account from an address come one after the other; gives what ends the turn. */
  async turn(account: string, address: string): Promise<() => void> {
    const key = `${address}\n${account}`;
    const line = this.#lines.get(key) ?? { last: Promise.resolve(), waiting: 0 };
    const here = this.#ofAddress.get(address) ?? 0;
    if (line.waiting >= MOST_WAITING.account || here >= MOST_WAITING.address)
      throw new ApiFault(429, 3, 'Too many attempts at once: try again in some seconds');
    let end: () => void = () => undefined;
    const before = line.last;
    const turn = new Promise<void>((done) => {
      end = done;
    });
    this.#lines.set(key, { last: before.then(() => turn), waiting: line.waiting + 1 });
    this.#ofAddress.set(address, here + 1);
    await before;
    return () => {
      this.#leave(key, address);
      end();
    };
  }

  #leave(key: string, address: string): void {
    const line = this.#lines.get(key);
    if (line && line.waiting > 1) line.waiting -= 1;
    else this.#lines.delete(key);
    const here = (this.#ofAddress.get(address) ?? 1) - 1;
    if (here > 0) this.#ofAddress.set(address, here);
    else this.#ofAddress.delete(address);
  }
}

/** What is guarded: a project, or the installation as a whole. */
export interface Guarded {
  throttle: ThrottleSettings;
  setting?(key: string): string | null;
}

const known = new WeakMap<Guarded, Attempts>();

function attemptsOf(guarded: Guarded): Attempts {
  const attempts = known.get(guarded) ?? new Attempts(guarded.throttle);
  known.set(guarded, attempts);
  return attempts;
}

const ofAccount = (account: string) => `account ${account.toLowerCase()}`;
const ofAddress = (address: string) => `address ${address}`;

/**
 * Runs an attempt to sign in, after the time that earlier failures cost: those on the account from anywhere, and those from
 * the address on any account. A wrong password or code counts as one. Whether the account exists makes no
 * difference.
 *
 * @throws ApiFault 429 when too many attempts wait already
 */
export async function throttled<T>(
  guarded: Guarded,
  { account, address }: { account: string; address: string },
  work: () => Promise<T>,
): Promise<T> {
  const attempts = attemptsOf(guarded);
  const { throttle } = attempts;
  const allowed = Number(guarded.setting?.('login_attempts_allowed')) || FREE.account;
  const free = Math.min(FREE.account, allowed);
  const end = await attempts.turn(account.toLowerCase(), address);
  try {
    await pause(
      Math.max(throttle.delay(ofAccount(account), free), throttle.delay(ofAddress(address), FREE.address)),
    );
    const result = await work();
    throttle.forget(ofAccount(account));
    return result;
  } catch (error) {
    if (error instanceof ApiFault && GUESSES.includes(error.code)) {
      throttle.failed(ofAccount(account));
      throttle.failed(ofAddress(address));
    }
    throw error;
  } finally {
    end();
  }
}

/** Forgets the failures on an account: its owner has shown to be one in another way. */
export function forgetFailures(guarded: Guarded, account: string): void {
  attemptsOf(guarded).throttle.forget(ofAccount(account));
}

/** Lets something happen so many times within a time, by key. */
export class Allowance {
  readonly #most: number;
  readonly #span: number;
  readonly #now: () => number;
  readonly #taken = new Map<string, { since: number; count: number }>();

  /** `span` in milliseconds. */
  constructor(most: number, span: number, now: () => number = Date.now) {
    this.#most = most;
    this.#span = span;
    this.#now = now;
  }

  /** Whether `count` more are allowed; they are taken then. */
  take(key: string, count = 1): boolean {
    const known = this.#taken.get(key);
    const isOver = !known || this.#now() - known.since >= this.#span;
    const entry = isOver ? { since: this.#now(), count: 0 } : known;
    if (entry.count + count > this.#most) return false;
    entry.count += count;
    this.#taken.delete(key);
    this.#taken.set(key, entry);
    const [oldest] = this.#taken.size > MOST_KEYS ? this.#taken.keys() : [];
    if (oldest !== undefined) this.#taken.delete(oldest);
    return true;
  }
}

function pause(time: number): Promise<void> {
  if (time <= 0) return Promise.resolve();
  return new Promise((done) => {
    setTimeout(done, time);
  });
}
