import { expect as plain } from '@playwright/test';
import type { Locator } from './page.ts';

/** Longest wait for what is expected, in ms. */
const defaultTimeout = 15_000;

interface Options {
  /** In ms. */
  readonly timeout?: number;
}

interface Outcome {
  readonly pass: boolean;
  readonly message: () => string;
}

/** Reads until it is as expected (or, negated, no longer is); what was read last stands in the message. */
async function settles<Value>(
  context: { isNot: boolean },
  name: string,
  locator: Locator,
  read: () => Promise<Value>,
  test: (value: Value) => boolean,
  expected: unknown,
  { timeout = defaultTimeout }: Options = {},
): Promise<Outcome> {
  let last: unknown;
  try {
    await plain
      .poll(
        async () => {
          const value = await read();
          last = value;
          return test(value);
        },
        { timeout, intervals: [50, 100, 200] },
      )
      .toBe(!context.isNot);
    return { pass: !context.isNot, message: () => '' };
  } catch (error) {
    const text = `${context.isNot ? 'not.' : ''}${name}(${expected === undefined ? '' : String(expected)})`;
    const seen = last === undefined ? String(error) : JSON.stringify(last);
    return { pass: context.isNot, message: () => `${String(locator)}: ${text}, but it was ${seen}` };
  }
}

const fits = (value: string, expected: string | RegExp) =>
  typeof expected === 'string' ? value === expected : expected.test(value);

/** One value of the only element that a locator finds, else null. */
const single = <Value>(values: readonly Value[]): Value | null =>
  values.length === 1 ? (values[0] ?? null) : null;

/** Playwright's matchers for plain values, and for elements a few of the same names. */
export const expect = plain.extend({
  toBeVisible(locator: Locator) {
    const read = () => locator.readAll((found) => found.map((element) => window.probe.isVisible(element)));
    return settles(this, 'toBeVisible', locator, read, (seen) => seen.includes(true), undefined);
  },

  toHaveCount(locator: Locator, count: number, options?: Options) {
    const read = () => locator.readAll((found) => found.length);
    return settles(this, 'toHaveCount', locator, read, (found) => found === count, count, options);
  },

  /** A text is the whole text, white space regarded as one blank; an expression any part of it. */
  toHaveText(locator: Locator, text: string | RegExp) {
    const read = async () =>
      single(await locator.readAll((found) => found.map((element) => element.textContent ?? '')));
    const test = (value: string | null) => value !== null && fits(value.replace(/\s+/g, ' ').trim(), text);
    return settles(this, 'toHaveText', locator, read, test, text);
  },

  toHaveValue(locator: Locator, value: string | RegExp) {
    const read = async () =>
      single(await locator.readAll((found) => found.map((element) => (element as HTMLInputElement).value)));
    return settles(this, 'toHaveValue', locator, read, (now) => now !== null && fits(now, value), value);
  },

  toBeFocused(locator: Locator) {
    const read = async () =>
      single(await locator.readAll((found) => found.map((element) => element.matches(':focus'))));
    return settles(this, 'toBeFocused', locator, read, (now) => now === true, undefined);
  },
});
