import { expect, test } from 'vitest';
import { commonName, inServerNames } from './release-names.ts';

const [first, last] = [new Set(['string', 'user_created']), new Set(['string', 'owner'])];

test.each([
  [
    { type: 'user_created', interface: 'user-created' },
    first,
    { type: 'user_created', interface: 'user-created' },
  ],
  [{ type: 'user_created', interface: 'user-created' }, last, { type: 'owner', interface: 'owner' }],
  [{ type: 'owner', interface: 'owner' }, first, { type: 'user_created', interface: 'user-created' }],
  [{ interface: 'toggle' }, last, { interface: 'switch' }],
  [{ interface: 'switch' }, first, { interface: 'toggle' }],
  [{ type: 'string', interface: 'text-input' }, last, { type: 'string', interface: 'text-input' }],
  // A field may be called anything.
  [{ field: 'owner', type: 'string' }, first, { field: 'owner', type: 'string' }],
  // Of a server that doesn't say, nothing is assumed.
  [{ type: 'owner' }, new Set<string>(), { type: 'owner' }],
])('%j for a server of %j is %j [SCH-03]', (body, types, sent) =>
  expect(inServerNames(body, types)).toEqual(sent),
);

test('types and interfaces of both releases are one here, and nothing else is', () => {
  expect(commonName('type', 'owner')).toBe('user_created');
  expect(commonName('interface', 'switch')).toBe('toggle');
  expect(commonName('interface', 'owner')).toBe('user-created');
  expect(commonName('field', 'owner')).toBe('owner');
  expect(commonName('type', 'string')).toBe('string');
});
