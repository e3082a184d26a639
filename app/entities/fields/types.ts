export interface Translation {
  locale: string;
  translation: string;
}

export type FieldWidth = 'half' | 'half-left' | 'half-right' | 'full' | 'fill';

/** A field as the app uses it: the type in lower case, flags as booleans, options an object (see `toField`). */
export interface Field {
  id: number | null;
  collection: string;
  field: string;
  type: string;
  /** Column type in MySQL's words; null for fields without a column. */
  datatype: string | null;
  interface: string | null;
  options: Record<string, unknown>;
  default_value: unknown;
  length: string | null;
  note: string | null;
  width: FieldWidth | null;
  sort: number | null;
  group: number | null;
  translation: Translation[];
  /** A regular expression, with or without slashes, or a rule word such as `$email`. */
  validation: string | null;
  required: boolean;
  readonly: boolean;
  unique: boolean;
  hidden_detail: boolean;
  hidden_browse: boolean;
  primary_key: boolean;
  auto_increment: boolean;
  signed: boolean;
}

/** A field, or some of its properties, as it is sent to the API. */
export type FieldBody = Partial<
  Omit<Field, 'id' | 'sort' | 'length' | 'hidden_detail' | 'hidden_browse'> & {
    sort: number | null;
    length: string | number | null;
    hidden_detail: boolean | 0 | 1;
    hidden_browse: boolean | 0 | 1;
  }
>;
