/** Whatever a database holds and whatever its options say: the inputs of choices show it and leave it as it is. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { toField } from '#app/entities/fields/rules.ts';
import { i18n } from '#app/i18n/setup.ts';
import { parseJson } from '#app/lib/json.ts';
import { ProjectProvider } from '#app/session/project.tsx';
import { InterfaceDisplay } from './InterfaceDisplay.tsx';
import { InterfaceInput } from './InterfaceInput.tsx';
import { inputProps } from './sample-host.tsx';

interface Given {
  interface: string;
  type: string;
  value: unknown;
  options: Record<string, unknown>;
  readonly: boolean;
}

/** Input and display of a value; `onChange` is told of every change. */
async function show({ value, readonly, ...given }: Given) {
  const onChange = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(collectionQueries.list('demo').queryKey, {});
  const field = toField({ collection: 'articles', field: 'probe', datatype: 'VARCHAR', ...given });
  const screen = await render(
    <QueryClientProvider client={client}>
      <ProjectProvider project="demo">
        <Suspense fallback="…">
          <label id={inputProps.labelId} htmlFor="probe">
            Probe
          </label>
          <InterfaceInput
            {...inputProps}
            {...{ value, readonly, onChange, field }}
            onInputError={onChange}
            onSetField={onChange}
          />
          <InterfaceDisplay field={field} value={value} />
        </Suspense>
      </ProjectProvider>
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(screen.container.querySelector('[class*="keleton"]')).toBeNull(), 5000);
  return { ...screen, onChange };
}

const mega = 'x,'.repeat(500_000);
const oddValues: unknown[] = [
  undefined,
  '',
  0,
  -1,
  1e300,
  true,
  [],
  {},
  [null, { a: 1 }],
  { value: 'x' },
  mega,
  '<img src=x onerror="window.hacked = true">',
  'שלום עולם',
  '👩‍👩‍👧‍👦 🌊',
  '\u0000',
  parseJson('12345678901234567890'),
];
const oddOptions: Record<string, unknown>[] = [
  {},
  Object.fromEntries(
    (
      'minimum maximum step unit active_color max_stars display placeholder format formatInput decimal choices theme ' +
      'textActive iconActive colorActive size formatting palette paletteOnly min max include_system interfaceField'
    )
      .split(' ')
      .map((key) => [key, { newer: ['form'] }]),
  ),
];

describe.each([
  ['slider', 'integer'],
  ['rating', 'decimal'],
  ['file-size', 'integer'],
  ['button-group', 'string'],
  ['toggle-icon', 'boolean'],
  ['multiselect', 'array'],
  ['color', 'string'],
  ['color-palette', 'string'],
  ['icon', 'string'],
  ['calendar', 'date'],
  ['collections', 'string'],
  ['interfaces', 'string'],
  ['interface-types', 'json'],
  ['interface-options', 'json'],
])('%s [FD02]', (id, type) => {
  let complaints: unknown[] = [];
  beforeEach(() => {
    complaints = [];
    vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
    return () => vi.restoreAllMocks();
  });

  test.each([false, true])(
    'shows odd values under odd options, read-only %s, and changes nothing',
    async (readonly) => {
      for (const options of oddOptions) {
        for (const value of oddValues) {
          const { onChange, container, unmount } = await show({
            interface: id,
            type,
            value,
            options,
            readonly,
          });
          expect(container.textContent).not.toContain(i18n.t('interfaceBroken'));
          expect(onChange).not.toHaveBeenCalled();
          await unmount();
        }
      }
      expect(complaints).toEqual([]);
      expect((window as { hacked?: boolean }).hacked).toBeUndefined();
    },
  );
});
