import { expect, test } from 'vitest';
import { commands, options } from './options.ts';
import { toolbarOf } from './toolbar.ts';

test('all 45 commands, in the order of the option', () => {
  expect(commands).toHaveLength(45);
  const { buttons } = toolbarOf({ toolbar: commands.toReversed() });
  expect(buttons.split(' ')).toHaveLength(45);
  expect(buttons).toMatch(/^rtl ltr fullscreen sourcecode visualaid table /);
  expect(buttons).toContain('fontsize fontfamily');
});

test.each([
  [['bold', 'bold', 'nonsense', 7, null, 'image'], 'bold libraryfile'],
  ['bold, italic', 'bold italic'],
  ['["bold","h1"]', 'bold h1'],
  ['{"a":1}', ''],
  [null, ''],
  [[], ''],
])('the toolbar %j has %s', (toolbar, buttons) => expect(toolbarOf({ toolbar }).buttons).toBe(buttons));

test.each([
  [
    [{ title: 'A', inline: 'span', classes: 'x', onclick: 'y' }],
    [{ title: 'A', inline: 'span', classes: 'x' }],
  ],
  ['[{"title":"A","block":"h2"}]', [{ title: 'A', block: 'h2' }]],
  [
    [{ title: 'All', items: [{ title: 'B', block: 'p' }] }],
    [{ title: 'All', items: [{ title: 'B', block: 'p' }] }],
  ],
  [[{ inline: 'span' }, 'x', null, { title: 'C' }], []],
  ['not json', []],
])('the formats %j', (custom, formats) => {
  expect(toolbarOf({ toolbar: ['bold'], custom_formats: custom })).toMatchObject({
    buttons: formats.length > 0 ? 'bold styles' : 'bold',
    formats,
  });
});

test.each([
  [
    { height: 500, font_formats: 'Serif=serif', setup: 'x', content_css: '/evil.css' },
    { height: 500, font_family_formats: 'Serif=serif' },
  ],
  ['{"paste_as_text":true,"__proto__":{"a":1},"toolbar":"bold"}', { paste_as_text: true }],
  [{ images_upload_url: '/x', valid_elements: 'p', link_list: '/links', block_formats: null }, {}],
  ['not json', {}],
  [[], {}],
  [null, {}],
])('of the settings %j the editor gets %j', (given, expected) => {
  expect(toolbarOf({ tinymce_options: given }).settings).toEqual(expected);
});

test('a style sheet for the text is a text', () => {
  expect(toolbarOf({ tinymce_options: { content_style: 'p { margin: 0 }' } }).contentStyle).toBe(
    'p { margin: 0 }',
  );
  expect(toolbarOf({}).contentStyle).toBe('');
});

test('the defaults are those of the catalogue', () => {
  const defaults = Object.fromEntries(options.map(({ key, default: value }) => [key, value]));
  expect(toolbarOf(defaults).buttons).toBe(
    'bold italic underline removeformat link bullist numlist blockquote h1 h2 h3 libraryfile media hr sourcecode styles',
  );
});
