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
    ],
  },
] as const;

export function isNamed(keys: string): keys is NamedKey {
  return keys.startsWith('keys.');
}
