import { describe, expect, test } from 'vitest';
import type { Permission } from '#app/entities/permissions/types.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import { toCollection } from './rules.ts';
import { readSchemaFile } from './read-schema-file.ts';
import { type Model, type SchemaFile, toSchemaFile } from './schema-file.ts';
import { planSchema } from './schema-plan.ts';
import { outcomeOf, type SchemaStep } from './schema-steps.ts';

type RawField = Record<string, unknown>;

const id = (at: number): RawField => ({
  id: at,
  field: 'id',
  type: 'integer',
  datatype: 'INT',
  interface: 'primary-key',
  length: '10',
  primary_key: 1,
  auto_increment: 1,
  sort: 1,
});
const text = (at: number, field: string, more: RawField = {}): RawField => ({
  id: at,
  field,
  type: 'string',
  datatype: 'VARCHAR',
  interface: 'text-input',
  length: '100',
  sort: at,
  ...more,
});

function modelOf(
  tables: Record<string, RawField[]>,
  relations: Relation[] = [],
  access: Model['access'] = null,
): Model {
  const list = Object.entries({ directus_users: [id(900)], ...tables });
  return {
    collections: Object.fromEntries(
      list.map(([collection, fields]) => [
        collection,
        toCollection({ collection, managed: 1, fields: fields.map((field) => ({ ...field, collection })) }),
      ]),
    ),
    relations,
    access,
  };
}

const relation: Relation = {
  id: 7,
  collection_many: 'books',
  field_many: 'shelf',
  collection_one: 'shelves',
  field_one: 'books',
  junction_field: null,
};
const shelf = { id: 14, field: 'shelf', type: 'm2o', datatype: 'INT', interface: 'many-to-one', sort: 14 };
const books = { id: 22, field: 'books', type: 'O2M', datatype: null, interface: 'one-to-many', sort: 2 };
const group = { id: 15, field: 'more', type: 'group', datatype: null, interface: 'group', sort: 15 };
const library = modelOf(
  {
    books: [id(11), text(12, 'title'), shelf, group, text(16, 'isbn', { group: 15 })],
    shelves: [id(21), books],
  },
  [relation],
);
const empty = modelOf({});
const plain = { removes: false, access: false };

/** The file as it comes from a disk. */
function stored(model: Model): SchemaFile {
  const file = readSchemaFile(JSON.stringify(toSchemaFile(model)));
  if (typeof file === 'string') throw new Error(file);
  return file;
}

function named(step: SchemaStep): string {
  if ('relation' in step) return `${step.kind} ${step.relation.collection_many}.${step.relation.field_many}`;
  if ('field' in step) return `${step.kind} ${step.collection}.${step.field}`;
  if ('role' in step) return `${step.kind} ${typeof step.role === 'string' ? step.role : step.role.name}`;
  return `${step.kind} ${step.collection}`;
}

const plan = (from: Model, to: Model, options = plain) => planSchema(stored(from), to, options);
const steps = (from: Model, to: Model, options = plain) => plan(from, to, options).steps.map(named);

describe('the file', () => {
  test('names no id, and nothing of the system', () => {
    const file = stored(library);
    expect(JSON.stringify(file)).not.toMatch(/"id":\d/);
    expect(file.collections.map(({ collection }) => collection)).toEqual(['books', 'shelves']);
    expect(file.collections[0]?.fields.find(({ field }) => field === 'isbn')?.group).toBe('more');
    expect(file.roles).toBeNull();
  });

  test.each([
    ['{', 'notJson'],
    ['[]', 'notSchema'],
    ['null', 'notSchema'],
    ['{"format":"lectern-schema"}', 'notSchema'],
    ['{"format":"lectern-schema","version":2,"collections":[]}', 'newer'],
  ])('%s is none: %s', (content, problem) => {
    expect(readSchemaFile(content)).toBe(problem);
  });

  test('what is strange in it is left out', () => {
    const file = readSchemaFile(
      JSON.stringify({
        format: 'lectern-schema',
        version: 1,
        collections: [null, 3, {}, { collection: 'directus_users' }, { collection: 'x', fields: 'none' }],
        relations: [
          {},
          { collection_many: 'directus_files', field_many: 'a', collection_one: 'directus_users' },
        ],
        roles: [{}, { name: 'Editor' }],
        permissions: [{ role: 'Editor' }, { role: 'Editor', collection: 'directus_users' }],
      }),
    );
    expect(file).toMatchObject({ collections: [{ collection: 'x', fields: [] }], relations: [] });
    expect(file).toMatchObject({ roles: [{ name: 'Editor' }], permissions: [] });
  });
});

describe('the plan of an import', () => {
  test('of a model and its own file has no steps', () => {
    expect(plan(library, library)).toEqual({ steps: [], conflicts: [] });
  });

  test('for an empty project: tables with their columns, then the rest, then what binds it', () => {
    expect(steps(library, empty)).toEqual([
      'create-collection books',
      'create-collection shelves',
      'create-field books.more',
      'create-field shelves.books',
      'set-group books.isbn',
      'create-relation books.shelf',
    ]);
    const [first] = plan(library, empty).steps;
    expect(first).toMatchObject({
      body: {
        collection: 'books',
        managed: true,
        fields: [
          { field: 'id', primary_key: true, auto_increment: true, datatype: 'INT' },
          { field: 'title', length: '100', datatype: 'VARCHAR' },
          { field: 'shelf' },
          { field: 'isbn' },
        ],
      },
    });
  });

  test.each<[string, RawField[], string[]]>([
    ['nothing', [id(11), text(12, 'title')], []],
    ['a note', [id(11), text(12, 'title', { note: 'x' })], ['set-field books.title']],
    ['a new field', [id(11), text(12, 'title'), text(13, 'sub')], ['create-field books.sub']],
    ['one field less', [id(11)], []],
    ['length as a number', [id(11), text(12, 'title', { length: 100 })], []],
    ['full width', [id(11), text(12, 'title', { width: 'full' })], []],
    ['upper-case type', [id(11), text(12, 'title', { type: 'STRING' })], []],
    ['options none', [id(11), text(12, 'title', { options: [] })], []],
  ])('changed in the file: %s', (_, fields, expected) => {
    const before = modelOf({ books: [id(51), text(52, 'title', { sort: 12 })] });
    const file = modelOf({ books: fields.map((field) => ({ ...field, sort: field['sort'] })) });
    expect(steps(file, before)).toEqual(expected);
  });

  test.each<[RawField, unknown]>([
    [{ length: '50' }, { changes: { length: '50' }, risks: ['length'] }],
    [{ length: '200' }, { changes: { length: '200' }, risks: [] }],
    [{ datatype: 'TEXT' }, { changes: { datatype: 'TEXT' }, risks: ['type'] }],
    [{ required: 1 }, { changes: { required: true }, risks: [] }],
  ])('%j says what may be lost by it', (change, expected) => {
    const before = modelOf({ books: [id(11), text(12, 'title')] });
    expect(plan(modelOf({ books: [id(11), text(12, 'title', change)] }), before).steps).toEqual([
      { kind: 'set-field', collection: 'books', field: 'title', ...(expected as object) },
    ]);
  });

  test('what can’t be changed is told and left alone', () => {
    const before = modelOf({ books: [id(11), text(12, 'title'), text(13, 'code')] });
    const file = modelOf({
      books: [
        { ...id(11), primary_key: 0, auto_increment: 0 },
        text(12, 'title', { type: 'alias', datatype: null }),
        text(13, 'code', { primary_key: 1 }),
      ],
    });
    expect(plan(file, before)).toEqual({
      steps: [],
      conflicts: [
        { collection: 'books', field: 'id', reason: 'key' },
        { collection: 'books', field: 'title', reason: 'column' },
        { collection: 'books', field: 'code', reason: 'key' },
      ],
    });
  });

  test('a list of links that could never be saved is left out, one that is there is not', () => {
    const list = (field: string) => ({
      id: 22,
      field,
      type: 'o2m',
      datatype: null,
      interface: 'many-to-many',
    });
    const end = (at: number, field: string) => ({
      id: at,
      field,
      type: 'integer',
      datatype: 'INT',
      length: '10',
    });
    const pair = (name: string): Relation[] => {
      const ends = { collection_many: 'links', collection_one: 'nodes' };
      return [
        { ...ends, id: 1, field_many: 'node', field_one: name, junction_field: 'other' },
        { ...ends, id: 2, field_many: 'other', field_one: null, junction_field: 'node' },
      ];
    };
    const nodes = (name: string) =>
      modelOf(
        { nodes: [id(21), list(name)], links: [id(31), end(32, 'node'), end(33, 'other')] },
        pair(name),
      );
    const kinds = ({ steps }: ReturnType<typeof plan>) => steps.map(({ kind }) => kind);
    const made = ['create-collection', 'create-collection'];
    expect(kinds(plan(nodes('others'), modelOf({})))).toEqual([
      ...made,
      'create-field',
      'create-relation',
      'create-relation',
    ]);
    const odd = plan(nodes('other'), modelOf({}));
    expect(kinds(odd)).toEqual([...made, 'create-relation']);
    expect(odd.conflicts).toEqual([{ collection: 'nodes', field: 'other', reason: 'list' }]);
    expect(plan(nodes('other'), nodes('other'))).toEqual({ steps: [], conflicts: [] });
  });

  test('deletions only on request; a collection takes its relations along', () => {
    const more = modelOf(
      {
        books: [id(11), text(12, 'title'), shelf, group, text(16, 'isbn', { group: 15 }), text(17, 'extra')],
        shelves: [id(21), books],
        notes: [id(31), { ...shelf, field: 'book' }],
      },
      [
        relation,
        { ...relation, id: 8, collection_many: 'notes', field_many: 'book', collection_one: 'books' },
        { ...relation, id: 9, field_many: 'title', field_one: null },
      ],
    );
    expect(steps(library, more)).toEqual([]);
    const removing = plan(library, more, { removes: true, access: false }).steps;
    expect(removing.map(named)).toEqual([
      'delete-relation books.title',
      'delete-field books.extra',
      'delete-collection notes',
    ]);
    expect(new Set(removing.map(outcomeOf))).toEqual(new Set(['lost']));
  });

  test('a relation that leads elsewhere is changed', () => {
    const before = modelOf(
      {
        books: [id(11), text(12, 'title'), shelf, group, text(16, 'isbn', { group: 15 })],
        shelves: [id(21), books],
      },
      [{ ...relation, field_one: null }],
    );
    expect(plan(library, before).steps).toMatchObject([
      { kind: 'set-relation', id: 7, changes: { field_one: 'books' } },
    ]);
  });
});

describe('roles and permissions', () => {
  const permission = (more: Partial<Permission>): Permission => ({
    id: 1,
    collection: 'books',
    role: 3,
    status: null,
    create: 'none',
    read: 'full',
    update: 'none',
    delete: 'none',
    comment: 'none',
    explain: 'none',
    read_field_blacklist: null,
    write_field_blacklist: null,
    status_blacklist: null,
    ...more,
  });
  const withAccess = (roles: Record<string, unknown>[], permissions: Permission[]) =>
    modelOf({ books: [id(11)] }, [], { roles: [{ id: 1, name: 'Administrator' }, ...roles], permissions });
  const source = withAccess([{ id: 3, name: 'Editor', description: 'Edits' }], [permission({})]);
  const all = { removes: false, access: true };

  test('go by the names of roles, not by their ids', () => {
    const same = withAccess(
      [{ id: 8, name: 'Editor', description: 'Edits' }],
      [permission({ id: 70, role: 8, read_field_blacklist: '', status_blacklist: [] })],
    );
    expect(steps(source, same, all)).toEqual([]);
  });

  test('are made and changed, and left out unless asked for', () => {
    const none = withAccess([], []);
    expect(plan(source, none, all).steps).toMatchObject([
      { kind: 'create-role', role: { name: 'Editor', description: 'Edits' } },
      { kind: 'create-permission', id: null, role: 'Editor', values: { read: 'full' } },
    ]);
    expect(steps(source, none)).toEqual([]);
    const other = withAccess(
      [{ id: 8, name: 'Editor' }],
      [permission({ id: 70, role: 8, read: 'mine', write_field_blacklist: 'title,isbn' })],
    );
    expect(plan(source, other, all).steps).toMatchObject([
      { kind: 'set-role', id: 8, changes: { description: 'Edits' } },
      { kind: 'set-permission', id: 70, values: { read: 'full', write_field_blacklist: [] } },
    ]);
  });

  test('the administrators’ role is not among them', () => {
    const file = stored(withAccess([], [permission({ role: 1 })]));
    expect(file).toMatchObject({ roles: [], permissions: [] });
  });
});
