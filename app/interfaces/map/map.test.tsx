/** A place by pointer and by numbers. The map's pictures are the test's own. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { toField } from '#app/entities/fields/rules.ts';
import { settingQueries } from '#app/entities/settings/queries.ts';
import { HeldInput } from '#app/interfaces/sample-host.tsx';
import { ProjectProvider } from '#app/session/project.tsx';

async function show(
  value: unknown,
  options: Record<string, unknown> = {},
  settings: Record<string, string> = {},
  readonly = false,
) {
  const onChange = vi.fn();
  const onInputError = vi.fn();
  const field = toField({
    field: 'place',
    collection: 'lab',
    type: 'json',
    datatype: 'TEXT',
    interface: 'map',
    options: { theme: '/none/{z}/{x}/{y}.png', height: 300, ...options },
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(settingQueries.values('demo').queryKey, settings);
  const screen = await render(
    <QueryClientProvider client={client}>
      <ProjectProvider project="demo">
        <HeldInput {...{ field, value, onChange, onInputError, readonly }} label="Place" collection="lab" />
      </ProjectProvider>
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(screen.container.querySelector('.leaflet-pane')).not.toBeNull(), {
    timeout: 15_000,
  });
  return Object.assign(screen, {
    pin: () => screen.container.querySelector('.leaflet-marker-icon'),
    changes: () => onChange.mock.calls.map(([next]: unknown[]) => next),
    inputErrors: () => onInputError.mock.calls.map(([message]: unknown[]) => message as string | null),
  });
}

test('a click sets the pin, clearing takes it away; the pictures may be missing [INF-01]', async () => {
  const screen = await show(null);
  expect(screen.pin()).toBeNull();
  await screen.getByRole('application', { name: 'Map' }).click();
  const [first] = screen.changes() as { lat: number; lng: number }[];
  expect(first?.lat).toBeCloseTo(40.728, 1);
  expect(first?.lng).toBeCloseTo(-73.949, 1);
  await vi.waitFor(() => expect(screen.pin()).not.toBeNull());
  await expect.element(screen.getByText(/images couldn’t be loaded/)).toBeVisible();
  await screen.getByRole('button', { name: 'Clear' }).click();
  expect(screen.changes().at(-1)).toBeNull();
  await vi.waitFor(() => expect(screen.pin()).toBeNull());
});

test('numbers do without the map: both or neither, and within the world [INF-01]', async () => {
  const screen = await show(null);
  const latitude = screen.getByRole('spinbutton', { name: 'Latitude' });
  const longitude = screen.getByRole('spinbutton', { name: 'Longitude' });
  await latitude.fill('54.5');
  expect(screen.inputErrors().at(-1)).toContain('or neither');
  await longitude.fill('181');
  expect(screen.inputErrors().at(-1)).toContain('−180 and 180');
  expect(screen.changes()).toEqual([]);
  await longitude.fill('10.25');
  expect(screen.inputErrors().at(-1)).toBeNull();
  expect(screen.changes()).toEqual([{ lat: 54.5, lng: 10.25 }]);
  await vi.waitFor(() => expect(screen.pin()).not.toBeNull());
});

test('what the map does not know stays [FD15]', async () => {
  const screen = await show({ lat: '1.50', lng: 2, zoom: 3 });
  await screen.getByRole('spinbutton', { name: 'Longitude' }).fill('3');
  expect(screen.changes().at(-1)).toEqual({ lat: '1.50', lng: 3, zoom: 3 });
});

test('an address is asked of the geocoder of the settings, if there is one [INF-01]', async () => {
  const without = await show(null, { address_to_code: true });
  await expect.element(without.getByText(/isn’t set up/)).toBeVisible();
  await without.unmount();
  const asked = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => Response.json([{ lat: '52.5', lon: '13.4' }]));
  const screen = await show(
    null,
    { address_to_code: true },
    { map_geocoder: 'https://geo.example/?format=json' },
  );
  await screen.getByRole('searchbox', { name: 'Find an address' }).fill('Unter den Linden 1');
  await screen.getByRole('button', { name: 'Find' }).click();
  await vi.waitFor(() => expect(screen.changes()).toEqual([{ lat: 52.5, lng: 13.4 }]));
  expect(asked.mock.calls[0]?.[0]).toBe('https://geo.example/?format=json&q=Unter+den+Linden+1');
  asked.mockResolvedValue(Response.json([]));
  await screen.getByRole('button', { name: 'Find' }).click();
  await expect.element(screen.getByText(/No results/)).toBeVisible();
  asked.mockRestore();
});

test('read-only is a still picture with its numbers', async () => {
  const screen = await show({ lat: 1.5, lng: 2 }, {}, {}, true);
  await expect.element(screen.getByText('Latitude 1.5 · Longitude 2')).toBeVisible();
  expect(screen.container.querySelector('[inert] .leaflet-pane')).not.toBeNull();
  expect(screen.container.querySelectorAll('button, input').length).toBe(0);
});
