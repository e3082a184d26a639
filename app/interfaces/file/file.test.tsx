/** What stands for a file: a card, a place to drop one, or why there is none. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { toCollection } from '#app/entities/collections/rules.ts';
import { toField } from '#app/entities/fields/rules.ts';
import { permissionQueries } from '#app/entities/permissions/queries.ts';
import { settingQueries } from '#app/entities/settings/queries.ts';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { userQueries } from '#app/entities/users/queries.ts';
import { InterfaceInput } from '#app/interfaces/InterfaceInput.tsx';
import { inputProps } from '#app/interfaces/sample-host.tsx';
import { ApiError } from '#app/lib/api.ts';
import { ProjectProvider } from '#app/session/project.tsx';
import { fileDetail } from './file-detail.ts';

const files = toCollection({
  collection: 'directus_files',
  managed: true,
  fields: ['id', 'title', 'type', 'filename_download', 'filesize'].map((field) => ({
    field,
    collection: 'directus_files',
    type: field === 'id' ? 'integer' : 'string',
    datatype: 'VARCHAR',
    primary_key: field === 'id',
  })),
});

interface Shown {
  options?: Record<string, unknown>;
  readonly?: boolean;
  /** False: a role that may not see files. */
  isAdmin?: boolean;
}

async function show(value: unknown, { options = {}, readonly = false, isAdmin = true }: Shown = {}) {
  const onChange = vi.fn();
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  client.setQueryData(collectionQueries.list('demo').queryKey, { directus_files: files });
  client.setQueryData(permissionQueries.mine('demo').queryKey, []);
  client.setQueryData(projectQueries.info('demo').queryKey, { max_upload_size: 2000 } as never);
  client.setQueryData(settingQueries.values('demo').queryKey, { file_max_size: '1000' });
  client.setQueryData(userQueries.me('demo').queryKey, {
    id: 2,
    role: { id: isAdmin ? 1 : 3, name: 'Role', module_listing: null, collection_listing: null },
  } as never);
  client.setQueryData(fileDetail('demo', files, '4').queryKey, {
    id: 4,
    title: '<b>Quay</b>',
    type: 'application/pdf',
    filename_download: 'quay.pdf',
    filesize: 2000,
  });
  await client
    .prefetchQuery({
      ...fileDetail('demo', files, '9'),
      queryFn: () => Promise.reject(new ApiError(404, 203, 'Item not found')),
    })
    .catch(() => undefined);
  const field = toField({
    field: 'picture',
    collection: 'lab',
    type: 'file',
    datatype: 'INT',
    interface: 'file',
    options,
  });
  const screen = await render(
    <QueryClientProvider client={client}>
      <ProjectProvider project="demo">
        <span id={inputProps.labelId}>Picture</span>
        <InterfaceInput {...inputProps} {...{ field, value, onChange, readonly }} collection="lab" />
      </ProjectProvider>
    </QueryClientProvider>,
  );
  return Object.assign(screen, { onChange });
}

test.each([4, '4', { id: 4 }])(
  '%o is a card with its facts, and leaves the field by a click [INF-01]',
  async (value) => {
    const screen = await show(value);
    await expect.element(screen.getByText('<b>Quay</b>')).toBeVisible();
    await expect.element(screen.getByText('PDF · 2 kB')).toBeVisible();
    expect(screen.onChange).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Remove from field' }).click();
    expect(screen.onChange.mock.calls).toEqual([[null]]);
  },
);

test('one that is gone, and one that may not be seen, are said to be so [FD58]', async () => {
  const gone = await show(9);
  await expect.element(gone.getByText('File 9 no longer exists.')).toBeVisible();
  await gone.unmount();
  const hidden = await show(4, { isAdmin: false });
  await expect
    .element(hidden.getByText('File 4 is selected. You don’t have permission to see files.'))
    .toBeVisible();
});

test('read-only offers nothing that changes the field', async () => {
  const screen = await show(4, { readonly: true });
  await expect.element(screen.getByText('<b>Quay</b>')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Remove from field' })).not.toBeInTheDocument();
  await screen.unmount();
  const empty = await show(null, { readonly: true });
  await expect.element(empty.getByText('No file')).toBeVisible();
  expect(empty.container.querySelectorAll('button').length).toBe(0);
});

test('what is of another kind, or too large, is refused before it is sent [INF-01] [FD54]', async () => {
  const screen = await show(null, { options: { accept: 'image/*, .pdf' } });
  await expect.element(screen.getByRole('button', { name: 'Upload a file' })).toBeVisible();
  const input = screen.container.querySelector<HTMLInputElement>('input[type="file"]');
  expect(input?.accept).toBe('image/*,.pdf');
  const give = (name: string, type: string, size = 3) => {
    const data = new DataTransfer();
    data.items.add(new File(['x'.repeat(size)], name, { type }));
    if (input) input.files = data.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  };
  give('words.txt', 'text/plain');
  await expect
    .element(screen.getByText('“words.txt” is another kind of file.', { exact: false }))
    .toBeVisible();
  give('large.pdf', 'application/pdf', 2000);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The server accepts at most 1 kB.');
  expect(screen.onChange).not.toHaveBeenCalled();
});
