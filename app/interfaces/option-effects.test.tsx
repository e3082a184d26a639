/**
 * Each option of each interface has an effect: with another value of it something is shown, done, asked for or worked out in
 * another way. What shows only after more than a key or a click has a test of its own, which is named here.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Field } from '#app/entities/fields/types.ts';
import { fieldFor, show, Surroundings } from './contract-host.tsx';
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

/** What shows by a value, or beside another option, of its own. */
const trials = new Map<string, { values?: unknown[]; also?: Record<string, unknown>; others?: unknown[] }>();

/** What shows only after more than that, with the file that tests it. */
const elsewhere = new Map<string, string>();

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

/** What can be told of a field, the quick first. */
const views: ((trial: Trial) => unknown)[] = [
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

/** Values that the option may have instead of its default. */
function others({ interface: editor, default: usual, options, type }: OptionDefinition): unknown[] {
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
function usualView(at: number, trial: Trial): Promise<string | null> {
  const look = async () => {
    const [first, second] = [await views[at]?.(trial), await views[at]?.(trial)].map((told) =>
      JSON.stringify(told),
    );
    return first === second ? (first ?? null) : null;
  };
  const id = JSON.stringify([at, trial.definition.id, trial.type, trial.value, trial.options]);
  const view = known.get(id) ?? look();
  known.set(id, view);
  return view;
}

const cases = [...interfaces.values()]
  .flatMap((definition) =>
    definition.options.map((option) => ({ name: `${definition.id} ${option.key}`, definition, option })),
  )
  .filter(({ name, definition }) => !elsewhere.has(name) && !definition.isHeavy);

async function hasEffect(
  name: string,
  definition: InterfaceDefinition,
  option: OptionDefinition,
): Promise<boolean> {
  const { also = {}, values, others: given } = trials.get(name) ?? {};
  for (const at of views.keys()) {
    for (const type of definition.types) {
      for (const value of values ?? [(samples[type] ?? [])[0] ?? null, null]) {
        const trial = { definition, type, value, options: also };
        const before = await usualView(at, trial);
        for (const other of before === null ? [] : (given ?? others(option))) {
          const changed = { ...trial, options: { ...also, [option.key]: other } };
          if (JSON.stringify(await views[at]?.(changed)) !== before) return true;
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
