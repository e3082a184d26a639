import { expect, test } from 'vitest';
import { isCounted } from './usage-count.ts';

const role = (id: number) => ({ role: { id, name: '', module_listing: null, collection_listing: null } });

test.each([
  [1, true, true],
  [1, undefined, true],
  [1, false, false],
  [1, 0, false],
  [1, '0', false],
  [1, 'false', false],
  [1, null, true],
  [2, true, false],
  [3, true, false],
])('role %s with telemetry %s is counted: %s [SHL-13]', (id, telemetry, expected) => {
  expect(isCounted(role(id), { telemetry: telemetry as boolean })).toBe(expected);
});
