import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isNamed, shortcutGroups } from './shortcuts.ts';

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
