// `npm run extension -- new interface my-thing`: a folder of an extension that works at once, with a test of its own. It is
// made in the data folder of the embedded API, or in the folder that `--to` names.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { root, SetupError } from './setup.mjs';

const kinds = { interface: 'interfaces', layout: 'layouts', module: 'modules' };

/** The files of a new extension by name. */
function filesOf(kind, id) {
  const name = id.replaceAll(/[-_.]+/g, ' ').replace(/^./, (letter) => letter.toUpperCase());
  const meta = {
    name: '$t:name',
    version: '1.0.0',
    icon: 'extension',
    ...(kind === 'interface'
      ? {
          types: ['string'],
          options: {
            placeholder: { name: '$t:placeholder', interface: 'text-input', type: 'string', width: 'half' },
          },
        }
      : {}),
    translation: {
      'en-US': { name, ...(kind === 'interface' ? { placeholder: 'Placeholder' } : {}) },
    },
  };
  return {
    'meta.json': `${JSON.stringify(meta, null, 2)}\n`,
    'module.js': code[kind],
    'module.css': `.box {\n  inline-size: 100%;\n}\n`,
    'module.test.js': tests[kind],
  };
}

const code = {
  interface: `import { createElement as h } from 'react';

function Input({ id, describedBy, value, onChange, options, readonly, invalid }) {
  return h('input', {
    id,
    className: 'box',
    value: value ?? '',
    readOnly: readonly,
    placeholder: options.placeholder ?? undefined,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    onChange: (event) => onChange(event.target.value === '' ? null : event.target.value),
  });
}

function Display({ value }) {
  return h('strong', null, String(value));
}

export default { Input, Display };
`,
  layout: `import { useItemWindows } from 'lectern';
import { createElement as h, useState } from 'react';

function Layout({ label, source, count, keyOf, hrefOf }) {
  const [range] = useState({ first: 0, last: 100 });
  const items = useItemWindows(source, range, count);
  const rows = Array.from({ length: Math.min(items.rowCount, 100) }, (_, row) => items.itemAt(row));
  return h(
    'ul',
    { className: 'box', 'aria-label': label },
    rows.filter(Boolean).map((item) =>
      h('li', { key: keyOf(item) }, h('a', { href: hrefOf(keyOf(item), item) }, keyOf(item))),
    ),
  );
}

export default { Layout };
`,
  module: `import { Page } from 'lectern';
import { createElement as h } from 'react';

export default function Module({ project }) {
  return h(Page, { title: 'Hello', heading: 'Hello' }, h('p', { className: 'box' }, project));
}
`,
};

const head = `// Run with: node --test (in this folder)
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import test from 'node:test';

const meta = JSON.parse(readFileSync(new URL('meta.json', import.meta.url), 'utf8'));

test('each text of meta.json has its English', () => {
  const keys = [...JSON.stringify(meta).matchAll(/\\$t:([\\w-]+)/g)].map(([, key]) => key);
  for (const key of keys) assert.ok(meta.translation['en-US'][key], key);
});
`;

const tests = {
  interface: `${head}
test('the input shows its value, the display too', async () => {
  const { createElement } = await import('react');
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { default: own } = await import('./module.js');
  const props = { id: 'a', labelId: 'b', value: 'Fog', onChange() {}, options: {}, field: {}, readonly: false };
  assert.match(renderToStaticMarkup(createElement(own.Input, props)), /Fog/);
  assert.match(renderToStaticMarkup(createElement(own.Display, props)), /Fog/);
});
`,
  layout: `${head}
test('it asks for the app alone', () => {
  const code = readFileSync(new URL('module.js', import.meta.url), 'utf8');
  const names = [...code.matchAll(/from '([^']+)'/g)].map(([, name]) => name);
  for (const name of names) assert.ok(['lectern', 'react'].includes(name) || name.startsWith('./'), name);
});
`,
};
tests.module = tests.layout;

/**
 * Makes the folder.
 *
 * @returns {string} its path
 */
export function create(kind, id, to) {
  if (!Object.hasOwn(kinds, kind))
    throw new SetupError(`A kind of extension is one of: ${Object.keys(kinds).join(', ')}`);
  if (!/^[a-z][\w-]*$/i.test(id ?? ''))
    throw new SetupError(
      'The id of an extension is made of letters, digits, - and _, and begins with a letter',
    );
  const folder = join(to, kinds[kind], id);
  if (existsSync(folder)) throw new SetupError(`${folder} is there already`);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(filesOf(kind, id))) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }\n');
  return folder;
}

if (import.meta.filename === process.argv[1]) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
  const [verb, kind, id] = positionals;
  try {
    if (verb !== 'new') throw new SetupError('Say: npm run extension -- new interface my-thing');
    const folder = create(
      kind,
      id,
      values.to ?? join(process.env.LECTERN_DATA || join(root, '.data'), 'extensions'),
    );
    console.log(
      `Made ${relative(process.cwd(), folder)}. \`npm run dev\` shows it, and again whenever it is changed.`,
    );
    console.log(`For a server of its own: put it into public/extensions/custom/${kinds[kind]}/.`);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
