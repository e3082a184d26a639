import { describe, expect, test } from 'vitest';
import { ownTextsOf, ownKeysOf, speaks } from './aria-locales.ts';
import { asideOf, locales } from './packs.mjs';

type Choices = Record<string, string | (() => string)>;
const chosen = (choice: string | (() => string) = '') => (typeof choice === 'function' ? choice() : choice);
const formatter = {
  number: (value: number) => `[${value}]`,
  plural: (_: number, choices: Choices) => chosen(choices['other']),
  select: (choices: Choices, value: unknown) => chosen(choices[String(value)] ?? choices['other']),
};
const values = {
  date: '[date]',
  time: '[time]',
  optionCount: 12,
  optionText: '[option]',
  minValue: '[min]',
  maxValue: '[max]',
};

type Text = string | ((args: object, with_: typeof formatter) => string);
type Parts = Record<string, Record<string, Text>>;

async function load(code: string): Promise<Parts> {
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: Parts };
  return module.default;
}
const say = (text: Text, args: object) => (typeof text === 'string' ? text : text(args, formatter));

const english = await theirs('en-US');
async function theirs(locale: string): Promise<Parts> {
  const found = Object.keys(ownKeysOf).map(async (part) => {
    const { default: texts } = (await import(
      /* @vite-ignore */ new URL(`../node_modules/${part}/${locale}.mjs`, import.meta.url).href
    )) as {
      default: Record<string, Text>;
    };
    return [part, texts] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

describe('what controls say to a screen reader', () => {
  const own = locales().filter((locale) => !speaks(locale));

  test('is there in each language: by React Aria or by us', () => {
    expect(own.length).toBeGreaterThan(0);
    for (const locale of locales())
      expect(Object.keys(asideOf(locale, 'aria')).length > 0, locale).toBe(own.includes(locale));
  });

  test.each(own)('in %s: all that English says, and nothing in English', async (locale) => {
    const texts = await load(ownTextsOf(asideOf(locale, 'aria') as Record<string, string>));
    for (const [part, keys] of Object.entries(ownKeysOf)) {
      for (const key of keys) {
        const [ours, theirs] = [texts[part]?.[key] ?? '', english[part]?.[key] ?? ''];
        for (const isSelected of [true, false]) {
          const said = say(ours, { ...values, isSelected });
          expect(said, `${part} ${key}`).toMatch(/\p{L}/u);
          const needed =
            typeof theirs === 'string'
              ? []
              : Object.values(values).filter((value) =>
                  say(theirs, { ...values, isSelected }).includes(String(value)),
                );
          for (const value of needed) expect(said).toContain(String(value));
          if (typeof theirs === 'string' && !['AM/PM', 'era'].includes(theirs)) expect(said).not.toBe(theirs);
        }
      }
    }
  });
});
