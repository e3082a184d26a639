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
  html.replaceAll(/react-aria[\w:«»-]*|:r\w+:|«r\w+»|_r_\w+_|id="[^"]*"|data-(?:key|row)="[^"]*"|mce_\d+|ͼ\w+/g, '');

/** What is shown, with what has opened above the page. */
const shownIn = (container: HTMLElement) => {
  const above = [...document.body.children].filter(
    (one) => one.innerHTML !== '' && !one.contains(container) && !one.matches('[data-live-announcer], script'),
  );
  return withoutIds([container, ...above].map(({ innerHTML }) => innerHTML).join('\n'));
};

/** The same, once nothing of it changes any more. */
async function settled(container: HTMLElement): Promise<string> {
  let before = '';
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

/** All that can be told of a field: at rest and read-only, under some keys, in a cell, and by its definition alone. */
async function effectsOf({ definition, type, value, options }: Trial): Promise<string> {
  const field: Field = fieldFor(definition, type);
  field.options = { ...field.options, ...options };
  const all = optionsOf(definition, field);
  const told: unknown[] = [
    definition.height?.(all, value, field),
    definition.displayPaths?.(all, null),
    definition.initial?.(all, '2024-02-03 04:05:06'),
  ];
  asked.length = 0;
  for (const state of [{ newItem: true }, { readonly: true }, {}]) {
    const { container, onChange, onSetField, unmount } = await show(field, value, state);
    told.push(await settled(container));
    const control = container.querySelector<HTMLElement>(
      'input:not([type=file]), textarea, [contenteditable], [role=spinbutton], button',
    );
    if (control && !state.readonly && !control.matches(':disabled')) {
      control.focus();
      await userEvent.keyboard(' 7a B.c {ArrowDown}');
      told.push(await settled(container));
      await userEvent.keyboard('{Enter}');
      control.blur();
      told.push(await settled(container));
    }
    told.push(onChange.mock.calls, onSetField.mock.calls);
    await unmount();
  }
  const screen = await render(
    <Surroundings>
      <InterfaceDisplay field={field} value={value} item={{ probe: value }} />
    </Surroundings>,
  );
  told.push(await settled(screen.container), [...new Set(asked)]);
  await screen.unmount();
  return JSON.stringify(told);
}

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

const baselines = new Map<string, Promise<string>>();

/** As it is without the option; what differs from one rendering to the next proves nothing. */
function baselineOf(trial: Trial): Promise<string> {
  const id = JSON.stringify([trial.definition.id, trial.type, trial.value, trial.options]);
  const known = baselines.get(id) ?? effectsOf(trial);
  baselines.set(id, known);
  return known;
}

const cases = [...interfaces.values()]
  .flatMap((definition) => definition.options.map((option) => ({ name: `${definition.id} ${option.key}`, definition, option })))
  .filter(({ name, definition }) => !elsewhere.has(name) && !definition.isHeavy);

test.each(cases)('$name [INF-01]', async ({ name, definition, option }) => {
  const { also = {}, values } = trials.get(name) ?? {};
  for (const type of definition.types) {
    for (const value of values ?? [(samples[type] ?? [])[0] ?? null, null]) {
      const trial = { definition, type, value, options: also };
      const before = await baselineOf(trial);
      for (const other of trials.get(name)?.others ?? others(option)) {
        const changed = await effectsOf({ ...trial, options: { ...also, [option.key]: other } });
        if (changed !== before) {
          const again = await effectsOf(trial);
          const at = [...again].findIndex((c, i) => c !== before[i]);
          if (at >= 0) throw new Error('DIFF ' + before.slice(at - 60, at + 80) + ' |||| ' + again.slice(at - 60, at + 80));
          return;
        }
      }
    }
  }
  expect.unreachable('no effect was seen');
}, 60_000);
