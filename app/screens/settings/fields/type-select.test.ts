import { expect, test } from 'vitest';
import type { Field } from '#app/entities/fields/types.ts';
import { interfaces } from '#app/interfaces/registry.ts';
import { asksForType } from './TypeSelect.tsx';

const stored = {} as Field;

test.each([
  ['numeric', true],
  ['text-input', false],
  ['toggle', false],
  ['datetime', false],
])('whether a new field of %s is asked for its type: %s', (id, wanted) => {
  const definition = interfaces.get(id);
  expect(asksForType({ original: null, definition })).toBe(wanted);
  expect(asksForType({ original: stored, definition })).toBe(false);
});
