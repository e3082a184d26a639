import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { altKey, modKey, modShiftKey } from './platform.ts';
import { groupsFor, isNamed, keysOf, shortcutGroups } from './shortcuts.ts';

const command = JSON.parse(
  readFileSync(new URL('../../../i18n/en-US/command.json', import.meta.url), 'utf8'),
) as { keys: Record<string, string>; shortcuts: Record<string, string> };

const nameOf = (keys: string) =>
  isNamed(keys) ? (Object.entries(command.keys).find(([key]) => keys === `keys.${key}`)?.[1] ?? keys) : keys;

/** Rewritten by `npm run unit -- shortcuts -u`. */
test('docs/keyboard.md tells the same keys as the app', async () => {
  const { shortcuts } = command;
  const groups = shortcutGroups.map(({ key, lines }) =>
    [
      `## ${shortcuts[key]}`,
      '',
      '| Keys | What they do |',
      '| --- | --- |',
      ...lines.map(([keys, line]) => `| \`${nameOf(keys)}\` | ${shortcuts[line]} |`),
    ].join('\n'),
  );
  const text = [
    `# ${shortcuts.title}`,
    'On a Mac `⌘` stands for `Ctrl` and `⌥` for `Alt`. Tab leads everywhere else; `?` shows this list in the app.',
    ...groups,
  ].join('\n\n');
  await expect(`${text}\n`).toMatchFileSnapshot('../../../docs/keyboard.md');
});

const app = new URL('../../', import.meta.url);
const written = { modKey, modShiftKey, altKey };

/** Keys that the app's buttons and menus tell, as they are written in the code: `modKey('S')`, `shortcut="+"`. */
const told = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.startsWith('components/command/'))
  .flatMap((path) => {
    const source = readFileSync(new URL(path, app), 'utf8');
    const calls = [...source.matchAll(/\b(modKey|modShiftKey|altKey)\('([^']+)'\)/g)];
    const plain = [...source.matchAll(/\bshortcut="([^"]+)"/g)];
    return [
      ...calls.map(([, by, key]) => written[by as 'modKey'](key ?? '')),
      ...plain.map(([, keys]) => keys ?? ''),
    ];
  });

test('what a tooltip or a menu tells is in the table', () => {
  const keys = new Set<string>(shortcutGroups.flatMap(({ lines }) => lines.map(([line]) => line)));
  expect(told.length).toBeGreaterThan(8);
  expect(told.filter((each) => !keys.has(each))).toEqual([]);
});

test('the keys of the screen come first, the others in their order', () => {
  const order = shortcutGroups.map(({ key }) => key);
  expect(groupsFor([]).map(({ key }) => key)).toEqual(order);
  expect(groupsFor(['fit', 'selectAll']).map(({ key }) => key)).toEqual([
    'listing',
    'diagram',
    ...order.filter((key) => key !== 'listing' && key !== 'diagram'),
  ]);
});

test('an action has the keys of its line', () => {
  expect(keysOf('save')).toBe(modKey('S'));
  expect(keysOf('redo')).toBe(modShiftKey('Z'));
  expect(keysOf('list')).toBe('?');
});
