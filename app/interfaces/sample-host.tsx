/** What the tests of all interfaces show them in: a small data model, and the input or display of one field of it. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { expect, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { toCollection } from '#app/entities/collections/rules.ts';
import { toField } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { permissionQueries } from '#app/entities/permissions/queries.ts';
import { relationQueries } from '#app/entities/relations/queries.ts';
import { settingQueries } from '#app/entities/settings/queries.ts';
import { userQueries } from '#app/entities/users/queries.ts';
import { ProjectProvider } from '#app/session/project.tsx';
import type { InterfaceDefinition } from './define.ts';
import { InterfaceInput, type InterfaceInputProps } from './InterfaceInput.tsx';

const collection = toCollection({
  collection: 'articles',
  managed: true,
  fields: [
    { field: 'id', collection: 'articles', type: 'integer', datatype: 'INT', primary_key: true },
    { field: 'probe', collection: 'articles', type: 'string', datatype: 'VARCHAR' },
  ],
});
const files = toCollection({
  collection: 'directus_files',
  managed: true,
  fields: [
    { field: 'id', collection: 'directus_files', type: 'integer', datatype: 'INT', primary_key: true },
    { field: 'title', collection: 'directus_files', type: 'string', datatype: 'VARCHAR' },
  ],
});
const categories = toCollection({
  collection: 'categories',
  managed: true,
  fields: [
    { field: 'id', collection: 'categories', type: 'integer', datatype: 'INT', primary_key: true },
    { field: 'name', collection: 'categories', type: 'string', datatype: 'VARCHAR' },
    { field: 'code', collection: 'categories', type: 'string', datatype: 'VARCHAR' },
  ],
});
/** Rows of a list, and a junction at the same time. */
const notes = toCollection({
  collection: 'notes',
  managed: true,
  fields: [
    { field: 'id', collection: 'notes', type: 'integer', datatype: 'INT', primary_key: true },
    { field: 'name', collection: 'notes', type: 'string', datatype: 'VARCHAR' },
    { field: 'language', collection: 'notes', type: 'lang', datatype: 'VARCHAR' },
    { field: 'article', collection: 'notes', type: 'm2o', datatype: 'INT' },
    { field: 'category', collection: 'notes', type: 'm2o', datatype: 'INT' },
  ],
});

const systemCollection = (name: string, ...names: string[]) =>
  toCollection({
    collection: name,
    managed: true,
    fields: [
      { field: 'id', collection: name, type: 'integer', datatype: 'INT', primary_key: true },
      ...names.map((field) => ({ field, collection: name, type: 'string', datatype: 'VARCHAR' })),
    ],
  });
const users = systemCollection('directus_users', 'first_name', 'last_name', 'email');
const roles = systemCollection('directus_roles', 'name');

export function fieldFor(definition: InterfaceDefinition, type: string): Field {
  const options: Record<string, unknown> =
    definition.id === 'status'
      ? { status_mapping: { draft: { name: 'Draft', background_color: 'blue' } } }
      : {};
  if (['dropdown', 'radio-buttons', 'checkboxes', 'multiselect', 'button-group'].includes(definition.id))
    options['choices'] = { web: 'Web', print: 'Print' };
  if (definition.id === 'repeater')
    options['fields'] = [{ field: 'item' }, { field: 'amount', type: 'integer' }];
  return toField({
    collection: 'articles',
    field: 'probe',
    type,
    datatype: 'VARCHAR',
    length: '255',
    interface: definition.id,
    options,
  });
}

export function Surroundings({ children }: { children: ReactNode }) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  const project = 'demo';
  client.setQueryData(collectionQueries.list(project).queryKey, {
    articles: collection,
    categories,
    notes,
    directus_files: files,
    directus_users: users,
    directus_roles: roles,
  });
  client.setQueryData(relationQueries.list(project).queryKey, [
    {
      id: 1,
      collection_many: 'articles',
      field_many: 'probe',
      collection_one: 'categories',
      field_one: null,
      junction_field: null,
    },
    {
      id: 2,
      collection_many: 'notes',
      field_many: 'article',
      collection_one: 'articles',
      field_one: 'probe',
      junction_field: 'category',
    },
    {
      id: 3,
      collection_many: 'notes',
      field_many: 'category',
      collection_one: 'categories',
      field_one: null,
      junction_field: 'article',
    },
  ]);
  client.setQueryData(permissionQueries.mine(project).queryKey, []);
  client.setQueryData(settingQueries.values(project).queryKey, {});
  client.setQueryData(userQueries.list(project).queryKey, [{ id: 1, first_name: 'Ada', last_name: 'Admin' }]);
  client.setQueryData(userQueries.me(project).queryKey, {
    id: 1,
    first_name: 'Ada',
    last_name: 'Admin',
    email: 'ada@example.com',
    locale: 'en-US',
    theme: 'auto',
    last_page: null,
    role: { id: 1, name: 'Administrator', module_listing: null, collection_listing: null },
  });
  client.setQueryData(itemQueries.detail(project, 'categories', '5', 'id', 'id,name').queryKey, {
    id: 5,
    name: 'News',
  });
  return (
    <QueryClientProvider client={client}>
      <ProjectProvider project={project}>
        <Suspense fallback="…">{children}</Suspense>
      </ProjectProvider>
    </QueryClientProvider>
  );
}

/** What the input of `probe` in a stored item gets where a test asks for nothing else; `field`, `value`, `onChange` are missing. */
export const inputProps = {
  id: 'probe',
  labelId: 'probe-label',
  describedBy: undefined,
  onSetField: () => undefined,
  collection: 'articles',
  readonly: false,
  required: false,
  invalid: false,
  newItem: false,
} satisfies Partial<InterfaceInputProps>;

type HeldProps = Pick<InterfaceInputProps, 'field' | 'value' | 'onChange'> & Partial<InterfaceInputProps>;

/** An input that keeps what is set, as a form does; `value` is what it starts with. */
export function HeldInput({
  value: initial,
  onChange,
  label = 'Probe',
  ...props
}: HeldProps & { label?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <span id={inputProps.labelId}>{label}</span>
      <InterfaceInput
        {...inputProps}
        {...props}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    </>
  );
}

interface Shown {
  container: HTMLElement;
  onChange: ReturnType<typeof vi.fn>;
  onSetField: ReturnType<typeof vi.fn>;
  unmount: () => Promise<void>;
}

/** The input of a field, once it has come. */
export async function show(
  field: Field,
  value: unknown,
  { readonly = false, newItem = false } = {},
): Promise<Shown> {
  const onChange = vi.fn();
  const onSetField = vi.fn();
  // The real chunk is loaded first, so that what is looked at is the input and not its placeholder.
  const screen = await render(
    <Surroundings>
      <span id="probe-label">Probe</span>
      <InterfaceInput {...inputProps} {...{ field, value, onChange, onSetField, readonly, newItem }} />
    </Surroundings>,
  );
  // What brings a library waits until it is near the screen.
  screen.container.scrollIntoView();
  await vi.waitFor(() => expect(screen.container.querySelector('[class*="keleton"]')).toBeNull(), 5000);
  await new Promise((resolve) => setTimeout(resolve, 30));
  return { container: screen.container, onChange, onSetField, unmount: () => screen.unmount() };
}
