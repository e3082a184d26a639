import { describe, expect, it, test } from 'vitest';
import type { Collection } from '#app/entities/collections/types.ts';
import { toField } from '#app/entities/fields/rules.ts';
import { parseJson } from '#app/lib/json.ts';
import {
  framePlace,
  hasLanguage,
  maxLength,
  maxPreviews,
  previewAddress,
  previewPaths,
  previewsOf,
  templateProblem,
  withPreviews,
} from './rules.ts';

function collectionWith(previews: unknown): Collection {
  const key = toField({
    collection: 'articles',
    field: 'id',
    primary_key: true,
    options: { lectern: { previews } },
  });
  return { collection: 'articles', fields: { id: key } } as unknown as Collection;
}

const site = { name: 'Site', url: 'https://www.example.com/{{slug}}' };

describe('stored previews', () => {
  test.each([
    ['none', undefined, []],
    ['no list', { name: 'Site' }, []],
    ['one', [site], [site]],
    ['spaces around', [{ name: ' Site ', url: ` ${site.url} ` }], [site]],
    ['entries that are none', [null, 7, 'x', [], { name: 'Print' }, { url: site.url }, site], [site]],
    ['a name twice', [site, { ...site, url: 'https://b.example.com/' }], [site]],
    ['a hostile scheme', [{ name: 'A', url: 'javascript:alert({{id}})' }, site], [site]],
    ['names of every object', [{ name: '__proto__', url: site.url }], [{ name: '__proto__', url: site.url }]],
  ])('%s', (_, stored, previews) => expect(previewsOf(collectionWith(stored))).toEqual(previews));

  it('are ten at most', () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ ...site, name: `Site ${at}` }));
    expect(previewsOf(collectionWith(many))).toHaveLength(maxPreviews);
  });

  it('leave the other options as they are', () => {
    const options = { monospace: true, lectern: { generate: 'uuid', previews: [site] } };
    expect(withPreviews(options, [])).toEqual({ monospace: true, lectern: { generate: 'uuid' } });
    expect(withPreviews({}, [site])).toEqual({ lectern: { previews: [site] } });
  });
});

describe('templates', () => {
  test.each([
    [site.url, null],
    ['http://localhost:3000/{{section.slug}}/{{slug}}?lang={{$language}}#{{id}}', null],
    ['https://[::1]:3000/{{ id }}', null],
    ['', 'address'],
    ['www.example.com/{{slug}}', 'address'],
    ['/{{slug}}', 'address'],
    ['//example.com/{{slug}}', 'address'],
    ['javascript:alert(1)//https://example.com', 'address'],
    ['data:text/html,{{body}}', 'address'],
    ['ftp://example.com/{{slug}}', 'address'],
    ['https://', 'address'],
    ['https://exa mple.com/', 'address'],
    ['https://www.example.com/{{slug', 'address'],
    ['https://www.example.com/{{a b}}', 'address'],
    ['https://www.example.com/{{}}', 'address'],
    ['https://{{host}}/', 'host'],
    ['https://www.{{host}}.com/{{slug}}', 'host'],
    ['https://{{slug}}', 'host'],
    ['https:///{{slug}}', 'host'],
    ['https://\\{{slug}}', 'host'],
    ['https:////{{slug}}/a', 'host'],
    ['https://user:secret@example.com/{{slug}}', 'password'],
    [`https://example.com/${'x'.repeat(maxLength)}`, 'length'],
  ])('%s: %s', (url, problem) => expect(templateProblem(url)).toBe(problem));

  it('name paths, each once, and the language apart', () => {
    const url = 'https://a.example/{{section.slug}}/{{slug}}/{{ slug }}?lang={{$language}}';
    expect(previewPaths(url)).toEqual(['section.slug', 'slug']);
    expect([hasLanguage(url), hasLanguage(site.url)]).toEqual([true, false]);
  });
});

const pageOf = (url: string, item: unknown, language: string | null = null) =>
  previewAddress({ name: 'Site', url }, item, language);

describe('the page of an item', () => {
  const whole = 'https://a.example/{{section.slug}}/{{slug}}?lang={{$language}}';
  test.each([
    [whole, { slug: 'fog', section: { slug: 'news' } }, 'https://a.example/news/fog?lang=de-DE'],
    ['https://a.example/{{slug}}', { slug: 'news/fog' }, 'https://a.example/news/fog'],
    [
      'https://a.example/?p={{slug}}',
      { slug: 'news/fog&q=1#x' },
      'https://a.example/?p=news%2Ffog%26q%3D1%23x',
    ],
    ['https://a.example/{{slug}}', { slug: 'a?b#c d' }, 'https://a.example/a%3Fb%23c%20d'],
    ['https://a.example/{{slug}}', { slug: '@evil.example/' }, 'https://a.example/%40evil.example/'],
    ['https://a.example/{{slug}}', { slug: '\\\\evil.example' }, 'https://a.example/%5C%5Cevil.example'],
    ['https://a.example/{{slug}}', { slug: '{{slug}}' }, 'https://a.example/%7B%7Bslug%7D%7D'],
    ['https://a.example/{{id}}', { id: parseJson('9007199254740993') }, 'https://a.example/9007199254740993'],
    ['https://a.example/{{on}}', { on: false }, 'https://a.example/false'],
    ['https://a.example/{{slug}}', { slug: 'Nebel über Esk' }, 'https://a.example/Nebel%20%C3%BCber%20Esk'],
    ['https://a.example/{{slug}}', { slug: '%2e%2e/up' }, 'https://a.example/%252e%252e/up'],
  ])('%s with %o', (url, item, href) => expect(pageOf(url, item, 'de-DE')).toEqual({ href }));

  test.each([
    ['an empty value', '{{slug}}', { slug: '' }, 'slug', 'empty'],
    ['spaces', '{{slug}}', { slug: '  ' }, 'slug', 'empty'],
    ['no value', '{{slug}}', {}, 'slug', 'empty'],
    ['nothing linked', '{{section.slug}}', { section: null }, 'section.slug', 'empty'],
    ['a key where an item is to be', '{{section.slug}}', { section: 4 }, 'section.slug', 'unfit'],
    ['a list', '{{tags}}', { tags: ['a'] }, 'tags', 'unfit'],
    ['an object', '{{data}}', { data: { a: 1 } }, 'data', 'unfit'],
    ['half a letter', '{{slug}}', { slug: '\ud800' }, 'slug', 'unfit'],
    ['steps up', '{{slug}}', { slug: '../../login' }, 'slug', 'unfit'],
    ['a step up put together', '{{slug}}{{slug}}', { slug: '.' }, 'slug', 'unfit'],
    ['more than an address holds', '{{slug}}', { slug: 'x'.repeat(maxLength) }, 'slug', 'unfit'],
    ['what every object has', '{{constructor.name}}', {}, 'constructor.name', 'empty'],
  ])('lacks something: %s', (_, path, item, gap, reason) =>
    expect(pageOf(`https://a.example/${path}`, item)).toEqual({ gaps: [{ path: gap, reason }] }),
  );

  it('says of what may not be read that it may not, and of a language that none is chosen', () => {
    const address = previewAddress({ name: 'S', url: whole }, { slug: '' }, null, (path) => path === 'slug');
    expect(address).toEqual({
      gaps: [
        { path: 'section.slug', reason: 'unreadable' },
        { path: 'slug', reason: 'empty' },
        { path: '$language', reason: 'empty' },
      ],
    });
  });

  it('never leaves the site of its template, whatever the values', () => {
    const hostile = [
      '//evil.example',
      '\\evil',
      '@',
      ':80',
      '\t//x',
      '?',
      '#',
      '..',
      '.',
      '%00',
      '\u202e',
      '\n',
      'javascript:',
    ];
    for (const a of hostile)
      for (const b of hostile) {
        const { href } = pageOf('https://a.example/{{a}}{{b}}/x', { a, b });
        if (href !== undefined) {
          expect(new URL(href).origin).toBe('https://a.example');
          expect(new URL(href).pathname.endsWith('/x')).toBe(true);
        }
      }
  });
});

test.each([
  ['https://www.example.com/a', 'https://admin.example.com/', 'https://api.example.com/', 'frame'],
  ['https://api.example.com/a', 'https://admin.example.com/', 'https://api.example.com/', 'own-host'],
  ['https://admin.example.com:8443/a', 'https://admin.example.com/', 'https://api.example.com/', 'own-host'],
  ['http://localhost:3000/a', 'http://localhost:8055/', 'http://localhost:8055/', 'own-host'],
  ['http://127.0.0.1:3000/a', 'http://localhost:8055/', 'http://localhost:8055/', 'frame'],
  ['http://www.example.com/a', 'http://cms.example.com/', 'http://cms.example.com/', 'frame'],
  ['http://www.example.com/a', 'https://cms.example.com/', 'https://cms.example.com/', 'insecure'],
  ['http://127.0.0.1:3000/a', 'https://cms.example.com/', 'https://cms.example.com/', 'frame'],
])('%s in an app at %s with an API at %s: %s', (href, page, api, place) =>
  expect(framePlace(href, page, api)).toBe(place),
);
