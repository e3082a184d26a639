import { altKey, modKey, modShiftKey } from './platform.ts';

/** Keys with a name of their own in each language. */
export type NamedKey = 'keys.esc' | 'keys.enter' | 'keys.space';

/**
 * All keys that do something, by where they do it: the list that `?` opens and docs/keyboard.md are made from it. A line is the keys
 * (as they are called on this platform, or a name to be translated) and what they do, a key of `shortcuts` in `command.json`.
 */
export const shortcutGroups = [
  {
    key: 'everywhere',
    lines: [
      [modKey('K'), 'menu'],
      ['?', 'list'],
      ['keys.esc', 'close'],
      ['F6', 'notifications'],
    ],
  },
  {
    key: 'items',
    lines: [
      [modKey('S'), 'save'],
      [modKey('Z'), 'undo'],
      [modShiftKey('Z'), 'redo'],
      [modKey('.'), 'fieldMenu'],
      [modKey('Enter'), 'comment'],
      [modShiftKey('E'), 'preview'],
      [modShiftKey('L'), 'reloadPreview'],
    ],
  },
  {
    key: 'listing',
    lines: [
      ['↑ ↓ ← →', 'move'],
      ['keys.enter', 'open'],
      ['keys.space', 'select'],
      [modKey('A'), 'selectAll'],
      [altKey('↑ ↓ ← →'), 'reorder'],
      ['F2', 'editCell'],
      [modKey('D'), 'fillDown'],
    ],
  },
  {
    key: 'arranged',
    lines: [
      ['M', 'moveTo'],
      [modKey('X'), 'cut'],
      [modKey('V'), 'paste'],
    ],
  },
  {
    key: 'diagram',
    lines: [
      ['+', 'zoomIn'],
      ['−', 'zoomOut'],
      ['0', 'fit'],
    ],
  },
] as const;

export type ShortcutId = (typeof shortcutGroups)[number]['lines'][number][1];

/** The keys of an action, as they are called on this platform. */
export function keysOf(id: ShortcutId): string {
  const groups: readonly { lines: readonly (readonly [string, ShortcutId])[] }[] = shortcutGroups;
  const line = groups.flatMap(({ lines }) => lines).find(([, action]) => action === id);
  return line?.[0] ?? '';
}

/** The groups, those first that the screen has actions of. */
export function groupsFor(here: readonly ShortcutId[]): (typeof shortcutGroups)[number][] {
  const isHere = ({ lines }: (typeof shortcutGroups)[number]) => lines.some(([, id]) => here.includes(id));
  return [...shortcutGroups.filter(isHere), ...shortcutGroups.filter((group) => !isHere(group))];
}

export function isNamed(keys: string): keys is NamedKey {
  return keys.startsWith('keys.');
}
