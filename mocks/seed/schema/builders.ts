/** Short ways to write collections and fields in the API's own words, as POST /collections would take them. */

export interface FieldSeed {
  field: string;
  type: string;
  /** Null for fields without a column. */
  datatype: string | null;
  length?: string;
  interface: string | null;
  options?: Record<string, unknown>;
  default_value?: string;
  required?: boolean;
  readonly?: boolean;
  unique?: boolean;
  primary_key?: boolean;
  auto_increment?: boolean;
  signed?: boolean;
  hidden_detail?: boolean;
  hidden_browse?: boolean;
  width?: 'half' | 'half-left' | 'half-right' | 'full' | 'fill';
  /** Name of the group field it belongs to; the loader makes an id of it. */
  group?: string;
  note?: string;
  validation?: string;
  translation?: { locale: string; translation: string }[];
}

export interface CollectionSeed {
  collection: string;
  fields: FieldSeed[];
  note?: string;
  icon?: string;
  hidden?: boolean;
  single?: boolean;
  translation?: { locale: string; translation: string }[];
}

export interface RelationSeed {
  collection_many: string;
  field_many: string;
  collection_one: string;
  field_one?: string | null;
  junction_field?: string | null;
}

type More = Partial<Omit<FieldSeed, 'field'>>;

/** A German name beside the technical one. */
export const german = (name: string) => ({ translation: [{ locale: 'de-DE', translation: name }] });

const make =
  (type: string, datatype: string | null, standard: string | null, length?: string) =>
  (field: string, more: More = {}): FieldSeed => ({
    field,
    type,
    datatype,
    interface: standard,
    ...(length === undefined ? {} : { length }),
    ...more,
  });

export const text = make('string', 'VARCHAR', 'text-input', '200');
export const prose = make('string', 'TEXT', 'textarea');
export const html = make('string', 'TEXT', 'wysiwyg');
export const integer = make('integer', 'INT', 'numeric', '10');
export const bigint = make('integer', 'BIGINT', 'numeric', '20');
export const decimal = make('decimal', 'DECIMAL', 'numeric', '10,2');
export const toggle = make('boolean', 'TINYINT', 'toggle', '1');
export const date = make('date', 'DATE', 'date');
export const datetime = make('datetime', 'DATETIME', 'datetime');
export const time = make('time', 'TIME', 'time');
export const json = make('json', 'TEXT', 'json');
export const list = make('array', 'VARCHAR', 'tags', '255');
export const slug = make('slug', 'VARCHAR', 'slug', '120');
export const file = make('file', 'INT', 'file', '10');
export const many = make('o2m', null, 'one-to-many');
export const user = make('user', 'INT', 'user', '10');
export const color = make('string', 'VARCHAR', 'color', '20');

export const one = (field: string, template: string, more: More = {}): FieldSeed => ({
  field,
  type: 'm2o',
  datatype: 'INT',
  length: '10',
  interface: 'many-to-one',
  ...more,
  options: {
    template,
    ...more.options,
  },
});

export const choice = (field: string, choices: Record<string, string>, more: More = {}): FieldSeed => ({
  field,
  type: 'string',
  datatype: 'VARCHAR',
  length: '60',
  interface: 'dropdown',
  ...more,
  options: {
    choices,
    ...more.options,
  },
});

export const divider = (field: string, title: string, description?: string): FieldSeed => ({
  field,
  type: 'alias',
  datatype: null,
  interface: 'divider',
  width: 'full',
  hidden_browse: true,
  options: {
    style: 'medium',
    title,
    hr: true,
    ...(description === undefined ? {} : { description }),
  },
});

/** A counting key, hidden as the old app made it. */
export const key = (more: More = {}): FieldSeed => ({
  field: 'id',
  type: 'integer',
  datatype: 'INT',
  length: '15',
  interface: 'primary-key',
  primary_key: true,
  auto_increment: true,
  hidden_detail: true,
  hidden_browse: true,
  ...more,
});

export const textKey = (field: string, length: string, more: More = {}): FieldSeed => ({
  field,
  type: 'string',
  datatype: 'VARCHAR',
  length,
  interface: 'primary-key',
  primary_key: true,
  required: true,
  ...more,
});

export const sort = (field = 'sort'): FieldSeed => ({
  field,
  type: 'sort',
  datatype: 'INT',
  length: '10',
  interface: 'sort',
  hidden_detail: true,
  hidden_browse: true,
  width: 'full',
});

/** The foreign key of a junction row, without an interface as the old app made it. */
export const link = (field: string, more: More = {}): FieldSeed => ({
  field,
  type: 'integer',
  datatype: 'INT',
  length: '10',
  interface: null,
  hidden_browse: true,
  hidden_detail: true,
  ...more,
});

/** Who and when: creator, moment of creation, last editor, moment of the last change. */
export function trail(names: [string, string, string, string]): FieldSeed[] {
  const [createdBy, createdOn, modifiedBy, modifiedOn] = names;
  const quiet = { readonly: true, hidden_browse: true, width: 'half' } as const;
  const options = { template: '{{first_name}} {{last_name}}', display: 'both' };
  return [
    {
      field: createdBy,
      type: 'user_created',
      datatype: 'INT',
      length: '10',
      interface: 'owner',
      options,
      ...quiet,
    },
    {
      field: createdOn,
      type: 'datetime_created',
      datatype: 'DATETIME',
      interface: 'datetime-created',
      ...quiet,
    },
    {
      field: modifiedBy,
      type: 'user_updated',
      datatype: 'INT',
      length: '10',
      interface: 'user-updated',
      options,
      ...quiet,
    },
    {
      field: modifiedOn,
      type: 'datetime_updated',
      datatype: 'DATETIME',
      interface: 'datetime-updated',
      ...quiet,
    },
  ];
}

export interface StatusSeed {
  value: string;
  name: string;
  color: string;
  subdued?: boolean;
  soft_delete?: boolean;
  published?: boolean;
}

export function status(statuses: StatusSeed[], standard: string, more: More = {}): FieldSeed {
  const entries = statuses.map(({ value, name, color: background, ...rest }) => [
    value,
    {
      name,
      value,
      text_color: 'white',
      background_color: background,
      browse_subdued: rest.subdued ?? false,
      browse_badge: true,
      soft_delete: rest.soft_delete ?? false,
      published: rest.published ?? false,
      required_fields: rest.published ?? false,
    },
  ]);
  return {
    field: 'status',
    type: 'status',
    datatype: 'VARCHAR',
    length: '20',
    interface: 'status',
    default_value: standard,
    required: true,
    width: 'full',
    options: { status_mapping: Object.fromEntries(entries) as Record<string, unknown> },
    ...more,
  };
}
