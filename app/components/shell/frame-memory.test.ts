import { expect, test } from 'vitest';
import { toFrameMemory } from './frame-memory.ts';

const usual = { navWidth: 232, isNavHidden: false, isInfoWide: false };

test.each([
  [null, usual],
  ['text', usual],
  [[], usual],
  [
    { navWidth: 300, isNavHidden: true, isInfoWide: true },
    { navWidth: 300, isNavHidden: true, isInfoWide: true },
  ],
  [{ navWidth: 9000 }, { ...usual, navWidth: 420 }],
  [{ navWidth: -1 }, { ...usual, navWidth: 180 }],
  [{ navWidth: '300px', isNavHidden: 'yes' }, usual],
])('%j is read as %j', (kept, expected) => expect(toFrameMemory(kept)).toEqual(expected));
