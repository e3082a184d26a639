import { expect, test } from 'vitest';
import { paneBounds, toPreviewMemory } from './preview-memory.ts';

const first = {
  isOpen: false,
  template: null,
  size: 'full',
  isDark: false,
  language: null,
  width: paneBounds.default,
};

test.each([
  [null, first],
  ['text', first],
  [[1], first],
  [{ isOpen: 1, template: 7, size: 'watch', isDark: 'yes', language: {}, width: 'wide' }, first],
  [{ size: 'constructor' }, first],
  [{ width: 1e9 }, { ...first, width: paneBounds.max }],
  [{ width: -1 }, { ...first, width: paneBounds.min }],
  [
    { isOpen: true, template: 'Site', size: 'phone', isDark: true, language: 'de-DE', width: 500.4 },
    { isOpen: true, template: 'Site', size: 'phone', isDark: true, language: 'de-DE', width: 500 },
  ],
])('%o is remembered as %o', (kept, memory) => expect(toPreviewMemory(kept)).toEqual(memory));
