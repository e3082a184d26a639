import { expect, test } from 'vitest';
import { toFrameMemory } from './frame-memory.ts';

const defaults = { navWidth: 232, isNavHidden: false, isInfoWide: false };

test.each([
  [null, defaults],
  ['text', defaults],
  [[], defaults],
  [
    { navWidth: 300, isNavHidden: true, isInfoWide: true },
    { navWidth: 300, isNavHidden: true, isInfoWide: true },
  ],
  [{ navWidth: 9000 }, { ...defaults, navWidth: 420 }],
  [{ navWidth: -1 }, { ...defaults, navWidth: 180 }],
  [{ navWidth: '300px', isNavHidden: 'yes' }, defaults],
])('%j is read as %j', (kept, expected) => expect(toFrameMemory(kept)).toEqual(expected));
