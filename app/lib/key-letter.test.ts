import { expect, test } from 'vitest';
import { letterOf } from './key-letter.ts';

test.each([
  ['z', 'KeyZ', 'z'],
  ['Z', 'KeyZ', 'z'],
  // A German keyboard: what it types counts.
  ['z', 'KeyY', 'z'],
  // Russian and Greek ones: the place does.
  ['я', 'KeyZ', 'z'],
  ['ζ', 'KeyZ', 'z'],
  ['س', 'KeyS', 's'],
  ['ד', 'KeyS', 's'],
  // A French one: the letter that is typed, not its place.
  ['a', 'KeyQ', 'a'],
  ['é', 'Digit2', ''],
  [';', 'KeyZ', ''],
  ['1', 'Digit1', ''],
  ['Enter', 'Enter', ''],
])('%s at %s is "%s"', (key, code, letter) => expect(letterOf({ key, code })).toBe(letter));
