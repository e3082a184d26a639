/** Every box with a search: keys act on what fits the text, also right after it is typed. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#app/components/ui/tokens.css';
import '#app/components/ui/base.css';
import FilePicker from '#app/components/files/FilePicker.tsx';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { toCollection } from '#app/entities/collections/rules.ts';
import { toField } from '#app/entities/fields/rules.ts';
import { permissionQueries } from '#app/entities/permissions/queries.ts';
import { userQueries } from '#app/entities/users/queries.ts';
import { HeldInput } from '#app/interfaces/sample-host.tsx';
import { MoveDialog } from '#app/layouts/tree/MoveDialog.tsx';
import { ProjectProvider } from '#app/session/project.tsx';
import FieldTree from '#app/listing/filters/FieldTree.tsx';
import { ItemChoice } from '#app/listing/filters/ItemChoice.tsx';
import { InterfaceTab } from '#app/screens/settings/fields/InterfaceTab.tsx';
import { NamePick } from '#app/screens/settings/relations/form-parts.tsx';

const names = ['Adler', ...Array.from({ length: 60 }, (_, index) => `Name ${index}`), 'Voss'];
const rows = names.map((name, index) => ({ id: index + 1, name, title: name, type: 'image/png' }));
const keyOfVoss = String(names.length);

const collection = (name: string) =>
  toCollection({
    collection: name,
    managed: true,
    fields: ['id', 'name', 'title', 'type'].map((field) => ({
      field,
      collection: name,
      type: field === 'id' ? 'integer' : 'string',
      datatype: field === 'id' ? 'INT' : 'VARCHAR',
      primary_key: field === 'id',
    })),
  });
const people = collection('people');
const files = collection('directus_files');
const choice = toField({
  field: 'person',
  collection: 'letters',
  type: 'm2o',
  options: { template: '{{name}}' },
});

/** The server: a search takes its time. */
beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : String(input), location.href);
    const q = searchParams.get('q');
    if (q !== null) await new Promise((resolve) => setTimeout(resolve, 200));
    const found = rows.filter(({ name }) => name.toLowerCase().includes((q ?? '').toLowerCase()));
    const offset = Number(searchParams.get('offset') ?? 0);
    const limit = Number(searchParams.get('limit') ?? 100);
    return Response.json({ data: found.slice(offset, offset + limit) });
  });
});
afterEach(() => vi.restoreAllMocks());

async function show(children: ReactNode) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  client.setQueryData(collectionQueries.list('demo').queryKey, { people, directus_files: files });
  client.setQueryData(permissionQueries.mine('demo').queryKey, []);
  client.setQueryData(userQueries.me('demo').queryKey, {
    id: 2,
    role: { id: 1, name: 'Administrator', module_listing: null, collection_listing: null },
  } as never);
  await render(
    <QueryClientProvider client={client}>
      <ProjectProvider project="demo">
        <Suspense>{children}</Suspense>
      </ProjectProvider>
    </QueryClientProvider>,
  );
}

function press(...keys: string[]): void {
  for (const key of keys) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }
}

/** The text and the keys with no pause at all between them, as a busy browser hands them on. */
async function burst(text: string, ...keys: string[]): Promise<void> {
  const box = page.getByRole('combobox').or(page.getByRole('searchbox')).first();
  await box.click();
  (box.element() as HTMLInputElement).select();
  document.execCommand('insertText', false, text);
  press(...keys);
}

test('an item, searched by the server', async () => {
  const onChange = vi.fn();
  await show(<ItemChoice label="Person" field={choice} target={people} value="" onChange={onChange} />);
  await page.getByRole('combobox').click();
  await expect.element(page.getByRole('option', { name: 'Adler' })).toBeVisible();
  await burst('voss', 'ArrowDown', 'Enter');
  await expect.poll(() => onChange.mock.calls, { timeout: 5000 }).toEqual([[keyOfVoss]]);
});

test('an item, before the list was ever there', async () => {
  const onChange = vi.fn();
  await show(<ItemChoice label="Person" field={choice} target={people} value="" onChange={onChange} />);
  await burst('voss', 'ArrowDown', 'Enter');
  await expect.poll(() => onChange.mock.calls, { timeout: 5000 }).toEqual([[keyOfVoss]]);
});

test('an item to move another below', async () => {
  const onMove = vi.fn();
  await show(
    <MoveDialog
      source={{ project: 'demo', collection: 'people' } as never}
      paths={['id', 'name']}
      keyOf={(item) => String(item['id'])}
      nameOf={(item) => String(item['name'])}
      moved={{ key: '2', name: 'Name 0' }}
      canBeRoot={false}
      onMove={onMove}
      onClose={() => undefined}
    />,
  );
  await burst('voss', 'ArrowDown', 'Enter');
  await expect.element(page.getByRole('combobox')).toHaveValue('Voss');
  await page.getByRole('button', { name: 'Move' }).click();
  expect(onMove).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: keyOfVoss }));
});

test('a file: what an earlier search has found is not chosen by a key', async () => {
  const onChoose = vi.fn();
  await show(<FilePicker onChoose={onChoose} onClose={() => undefined} />);
  await expect.element(page.getByRole('option', { name: /Adler/ })).toBeVisible();
  await burst('voss');
  page.getByRole('option', { name: /Adler/ }).element().focus();
  press('Enter', ' ');
  await expect.element(page.getByRole('option', { name: /Adler/ })).not.toBeInTheDocument();
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('searchbox'));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ title: 'Voss' })]);
});

test('a collection of a relation', async () => {
  const onChange = vi.fn();
  const choices = [
    { id: 'about', label: 'About' },
    { id: 'authors', label: 'Authors' },
    { id: 'tags', label: 'Tags' },
  ];
  await show(<NamePick label="Collection" choices={choices} value="" onChange={onChange} />);
  await burst('tags', 'ArrowDown', 'Enter');
  expect(onChange.mock.calls).toEqual([['tags']]);
});

test('a field of the filter, whatever was led to before', async () => {
  const onChoose = vi.fn();
  const schema = { collections: { people }, relations: [], permissions: null };
  await show(<FieldTree schema={schema} collection={people} onChoose={onChoose} />);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await burst('t', 'Enter');
  expect(onChoose.mock.lastCall?.[0]).toMatchObject({ path: 'title' });
});

test('an interface', async () => {
  const onPick = vi.fn();
  await show(<InterfaceTab chosen={null} known={undefined} error={undefined} onPick={onPick} />);
  await burst('many-to-one', 'ArrowDown', 'Enter');
  await burst('many-to-one', 'Enter');
  expect(onPick.mock.calls).toEqual([['many-to-one'], ['many-to-one']]);
});

test.each([
  { id: 'icon', text: 'sailing', stored: 'sailing' },
  { id: 'language', text: 'Italian', stored: 'it' },
])('$id: what is typed is chosen from', async ({ id, text, stored }) => {
  const onChange = vi.fn();
  const field = toField({ field: 'box', type: 'string', datatype: 'VARCHAR', interface: id });
  await show(<HeldInput label="Box" field={field} value={null} onChange={onChange} />);
  await burst(text, 'ArrowDown', 'Enter');
  await expect.poll(() => String(onChange.mock.lastCall?.[0])).toMatch(new RegExp(`^${stored}`));
});
