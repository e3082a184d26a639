/**
 * Options of interfaces have an effect: with another value something is shown, done, asked for or worked out in another way.
 * Interfaces with a library of their own are not among them; which other options are not, and why, stands below.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Field } from '#app/entities/fields/types.ts';
import { fieldFor, show, Surroundings } from './sample-host.tsx';
import { samples } from './contract-samples.ts';
import type { InterfaceDefinition, OptionDefinition } from './define.ts';
import { InterfaceDisplay } from './InterfaceDisplay.tsx';
import { interfaces, optionsOf } from './registry.ts';

const asked: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    asked.push(String(input instanceof Request ? input.url : input));
    return Response.json({ error: { code: 3, message: 'no server' } }, { status: 401 });
  });
});
afterEach(() => vi.restoreAllMocks());

interface Shape {
  values?: unknown[];
  also?: Record<string, unknown>;
  others?: unknown[];
  /** It shows behind the last button of the input. */
  press?: boolean;
}

const twoLanguages = { languages: { 'de-DE': 'German', 'en-US': 'English' }, languageField: 'language' };
const inRows = { languagesCollection: 'categories', languageField: 'language' };
const pairs = { values: [{ a: '1' }] };

/** What shows by a value, or beside another option, of its own. */
const trials = new Map<string, Shape>([
  ['date min', { values: ['2021-09-15'], others: ['2021-09-10'], press: true }],
  ['date max', { values: ['2021-09-15'], others: ['2021-09-20'], press: true }],
  ['datetime min', { values: ['2021-09-15 12:00:00'], others: ['2021-09-10 00:00:00'], press: true }],
  ['datetime max', { values: ['2021-09-15 12:00:00'], others: ['2021-09-20 00:00:00'], press: true }],
  ['date localized', { also: { showRelative: false } }],
  ['datetime localized', { also: { showRelative: false, utc: false }, others: [false] }],
  ['numeric localized', { values: [1234567] }],
  ['dropdown formatting', { values: ['web'] }],
  ['radio-buttons format', { values: ['web'] }],
  ['file-size decimal', { values: [123_456] }],
  ['text-input trim', { values: ['  blanks  '] }],
  ['tags validationMessage', { also: { validation: '^\\d$' } }],
  ['key-value keyInterface', { ...pairs, others: ['numeric'] }],
  ['key-value keyType', { ...pairs, also: { keyInterface: 'zebra' }, others: ['boolean'] }],
  ['key-value keyOptions', { ...pairs, others: [{ placeholder: 'zebra' }] }],
  ['key-value valueInterface', { ...pairs, others: ['numeric'] }],
  ['key-value valueType', { ...pairs, also: { valueInterface: 'zebra' }, others: ['boolean'] }],
  ['key-value valueOptions', { ...pairs, others: [{ placeholder: 'zebra' }] }],
  [
    'repeater fields',
    { values: [[{ item: 'a' }]], others: [[{ field: 'zebra', interface: 'text-input', type: 'string' }]] },
  ],
  ['repeater limit', { values: [[{ item: 'a' }]], others: [1] }],
  ['repeater structure_key', { values: [{ a: { item: 'b' } }], also: { structure: 'object' } }],
  ['many-to-many fields', { others: ['name'] }],
  ['one-to-many fields', { others: ['language'] }],
  ['one-to-many sort_field', { others: ['category'] }],
  ['many-to-one visible_fields', { others: ['code'] }],
  ['translation languagesCollection', { also: inRows, others: ['notes'] }],
  ['translation languagesPrimaryKeyField', { also: inRows, others: ['code'] }],
  ['translation languagesNameField', { also: inRows, others: ['name'] }],
  ['translation languageField', { also: inRows, others: ['name', 'nothing'] }],
  ['translation languages', { also: { languageField: 'language' }, others: [twoLanguages.languages] }],
  ['translation defaultLanguage', { also: twoLanguages, others: ['en-US'] }],
]);

/** What shows only after more than that, with the file of this project that tests it, or the like of it with the same code. */
const elsewhere = new Map<string, string>([
  ['files accept', 'app/components/files/accept.test.ts'],
  ['many-to-many junction_fields', 'app/interfaces/related/list-model.test.ts'],
  ['many-to-many sort_field', 'app/interfaces/related/list-model.test.ts'],
  ['repeater placeholder', 'app/interfaces/repeater/repeater.test.tsx'],
  ['file viewType', 'app/components/files/picker-view.test.ts'],
  ['file viewOptions', 'app/components/files/picker-view.test.ts'],
  ['file viewQuery', 'app/components/files/picker-view.test.ts'],
  ['file filters', 'app/components/files/picker-view.test.ts'],
  ['interface-options interfaceField', 'app/interfaces/choice-values.test.tsx'],
  ['interface-types interfaceField', 'app/interfaces/choice-values.test.tsx'],
  ['slug mirroredField', 'app/entities/items/kept-values.test.ts'],
  ['slug onlyOnCreation', 'app/entities/items/kept-values.test.ts'],
]);

/** Lists of files are lists of linked items. */
const likeManyToMany = [
  'fields',
  'template',
  'allow_create',
  'allow_select',
  'junction_fields',
  'sort_field',
];

/** Read by the server, by the data model, beside a file that the server must have answered, or kept for other clients alone. */
const notHere = [
  'file-preview edit',
  'file allowDelete',
  'file crop',
  'translation template',
  'hashed hashingType',
  'password hashingType',
  'user-roles relational',
  'translation translationLanguageField',
];

/** What is made up anew for each rendering. */
const withoutIds = (html: string) =>
  html.replaceAll(
    /react-aria[\w:«»-]*|:r\w+:|«r\w+»|_r_\w+_|id="[^"]*"|data-(?:key|row)="[^"]*"|mce_\d+|ͼ\w+/g,
    '',
  );

/** What is shown, with what has opened above the page. */
const shownIn = (container: HTMLElement) => {
  const above = [...document.body.children].filter(
    (one) =>
      one.innerHTML !== '' && !one.contains(container) && !one.matches('[data-live-announcer], script'),
  );
  return withoutIds([container, ...above].map(({ innerHTML }) => innerHTML).join('\n'));
};

/** The same, once nothing of it changes any more. */
async function settled(container: HTMLElement): Promise<string> {
  let before = '…';
  for (let rounds = 0; rounds < 20; rounds++) {
    const now = shownIn(container);
    if (now === before) break;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  return before;
}

interface Trial {
  definition: InterfaceDefinition;
  type: string;
  value: unknown;
  options: Record<string, unknown>;
}

const fieldOf = ({ definition, type, options }: Trial): Field => {
  const field = fieldFor(definition, type);
  return { ...field, options: { ...field.options, ...options } };
};

/** The input as it is when it has come, and what has become of it after `keys`. */
async function input(
  trial: Trial,
  state: { newItem?: boolean; readonly?: boolean },
  keys?: string,
): Promise<unknown> {
  asked.length = 0;
  const { container, onChange, onSetField, unmount } = await show(fieldOf(trial), trial.value, state);
  const told: unknown[] = [await settled(container)];
  const control = container.querySelector<HTMLElement>(
    'input:not([type=file]), textarea, [contenteditable], [role=spinbutton], button',
  );
  if (control && keys !== undefined && !control.matches(':disabled')) {
    control.focus();
    await userEvent.keyboard(keys);
    told.push(await settled(container));
    control.blur();
    told.push(await settled(container));
  }
  told.push(onChange.mock.calls, onSetField.mock.calls, [...new Set(asked)]);
  await unmount();
  return told;
}

type View = (trial: Trial) => unknown;

/** What can be told of a field, the quick first. */
const views: View[] = [
  (trial) => {
    const { definition, value } = trial;
    const all = optionsOf(definition, fieldOf(trial));
    return [
      definition.height?.(all, value, fieldOf(trial)),
      definition.displayPaths?.(all, null),
      definition.initial?.(all, '2024-02-03 04:05:06'),
    ];
  },
  async (trial) => {
    const { value } = trial;
    const screen = await render(
      <Surroundings>
        <InterfaceDisplay field={fieldOf(trial)} value={value} item={{ probe: value }} />
      </Surroundings>,
    );
    const told = await settled(screen.container);
    await screen.unmount();
    return told;
  },
  (trial) => input(trial, { newItem: true }),
  (trial) => input(trial, { readonly: true }),
  (trial) => input(trial, {}, '{ArrowDown}'),
  (trial) => input(trial, { newItem: true }, ' 7a B.c {Enter}'),
];

/** What stands behind the input's last button: a calendar, a menu. */
async function behindButton(trial: Trial): Promise<unknown> {
  const { container, unmount } = await show(fieldOf(trial), trial.value);
  await settled(container);
  const button = [...container.querySelectorAll('button')].at(-1);
  if (button) await userEvent.click(button);
  const told = await settled(container);
  await userEvent.keyboard('{Escape}');
  await unmount();
  return told;
}

/** Values that the option may have instead of its default. */
function others({
  interface: editor,
  default: usual,
  options,
  type,
  choices: named,
}: OptionDefinition): unknown[] {
  if (named) return named.map(({ name, value = name }) => value).filter((choice) => choice !== usual);
  const choices = options?.['choices'];
  if (Array.isArray(choices))
    return choices.map((choice: { value: unknown }) => choice.value).filter((choice) => choice !== usual);
  if (typeof choices === 'object' && choices !== null)
    return Object.keys(choices).filter((choice) => choice !== usual);
  if (editor === 'toggle') return [usual !== true];
  if (editor === 'numeric') return [3, 1];
  if (editor === 'icon') return ['pets'];
  if (editor === 'color-palette') return ['#ff0000'];
  if (editor === 'date' || editor === 'datetime') return ['2030-01-01', '2000-01-01 00:00:00'];
  if (type === 'array') return [['zebra']];
  if (type === 'json') return [{ zebra: 'Zebra' }, [{ name: 'zebra', field: 'zebra' }]];
  return ['zebra', '{{name}} zebra', '^\\d$'];
}

const known = new Map<string, Promise<string | null>>();

/** A view of a field without the option; what differs from one rendering to the next proves nothing, and is null. */
function usualView(view: View, trial: Trial): Promise<string | null> {
  const look = async () => {
    const [first, second] = [await view(trial), await view(trial)].map((told) => JSON.stringify(told));
    return first === second ? (first ?? null) : null;
  };
  const id = JSON.stringify([
    [...views, behindButton].indexOf(view),
    trial.definition.id,
    trial.type,
    trial.value,
    trial.options,
  ]);
  const told = known.get(id) ?? look();
  known.set(id, told);
  return told;
}

const cases = [...interfaces.values()]
  .flatMap((definition) =>
    definition.options.map((option) => ({ name: `${definition.id} ${option.key}`, definition, option })),
  )
  .filter(
    ({ name, definition, option }) =>
      !elsewhere.has(name) &&
      !notHere.includes(name) &&
      // Libraries of their own have tests of their own.
      !definition.isHeavy &&
      !(definition.id === 'files' && likeManyToMany.includes(option.key)),
  );

const sources = import.meta.glob<string>('/app/**/*.test.{ts,tsx}', { query: '?raw', import: 'default' });

test.each([...elsewhere])('%s is tested in %s', async (name, file) => {
  expect(await sources[`/${file}`]?.()).toContain(name.split(' ')[1]);
});

async function hasEffect(
  name: string,
  definition: InterfaceDefinition,
  option: OptionDefinition,
): Promise<boolean> {
  const { also = {}, values, others: given, press = false } = trials.get(name) ?? {};
  for (const view of press ? [behindButton] : views) {
    for (const type of definition.types) {
      for (const value of values ?? [(samples[type] ?? [])[0] ?? null, null]) {
        const trial = { definition, type, value, options: also };
        const before = await usualView(view, trial);
        for (const other of before === null ? [] : (given ?? others(option))) {
          const changed = { ...trial, options: { ...also, [option.key]: other } };
          if (JSON.stringify(await view(changed)) !== before) return true;
        }
      }
    }
  }
  return false;
}

test.each(cases)(
  '$name [INF-01]',
  async ({ name, definition, option }) => {
    expect(await hasEffect(name, definition, option)).toBe(true);
  },
  60_000,
);
