import { expect, test } from 'vitest';
import { toExtensions } from '#app/entities/extensions/rules.ts';
import { customDefinition, customStrings } from './definition.ts';

const parts = { Input: () => null, Display: () => null };
const typeOf = (id: string) => (id === 'numeric' ? 'integer' : 'string');

function defined(meta: Record<string, unknown>, more = {}) {
  const [extension] = toExtensions([
    { id: 'scale', path: 'extensions/custom/interfaces/scale/meta.json', ...meta },
  ]);
  if (!extension) throw new Error('No extension');
  return {
    definition: customDefinition(extension, { ...parts, ...more }, typeOf),
    strings: customStrings(extension),
  };
}

test('as a server of 8.1.0 was recorded to send it', () => {
  const { definition, strings } = defined({
    name: '$t:rating',
    version: '1.0.0',
    types: ['integer'],
    icon: 'star',
    options: { max: { name: '$t:max', interface: 'numeric', default: 5, width: 'half' } },
    translation: {
      'en-US': { rating: 'Rating', max: 'Maximum' },
      'de-DE': { rating: 'Bewertung', max: 'Maximum' },
    },
  });
  expect(definition).toMatchObject({
    id: 'scale',
    icon: 'star',
    types: ['integer'],
    options: [{ key: 'max', interface: 'numeric', type: 'integer', default: 5, width: 'half' }],
  });
  expect(strings.get('de-DE')).toEqual({ name: 'Bewertung', options: { max: { name: 'Maximum' } } });
});

test.each([
  ['nothing', {}, { types: ['string'], options: [], icon: 'extension', recommended: {} }],
  [
    'lists that PHP makes of empty objects',
    { options: [], recommended: [], translation: [] },
    { options: [] },
  ],
  ['types that are none', { types: [3, null, 'json'] }, { types: ['json'] }],
  ['no list of types', { types: 'string' }, { types: ['string'] }],
  ['options that are none', { options: { a: 3, b: null } }, { options: [{ key: 'a' }, { key: 'b' }] }],
  ['a relation', { relational: 'm2o' }, { relational: 'm2o' }],
  ['a relation that is none', { relational: 'm3o' }, { icon: 'extension' }],
  [
    'what is recommended',
    { recommended: { length: 20, defaultValue: 0 } },
    { recommended: { length: 20, defaultValue: 0 } },
  ],
])('%s', (_, meta, expected) => {
  const { definition } = defined(meta);
  expect(definition).toMatchObject(expected);
});

test('what its code says goes before its meta.json, but for its id', () => {
  const { definition } = defined({ types: ['string'], icon: 'star' }, { types: ['json'], id: 'other' });
  expect(definition).toMatchObject({ id: 'scale', icon: 'star', types: ['json'] });
});
