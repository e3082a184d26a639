/** What the options are that hold names, templates, media types or commands: those are picked where a field is set up. Pure. */

/** Whose fields: of the field's own collection, of the one it leads to, or of the entries that another option describes. */
export type FieldSide = 'own' | 'related' | 'far' | 'entries' | 'directus_users' | 'directus_files';

export type OptionPicker =
  | { kind: 'template'; of: FieldSide }
  /** The name of one field; of `types` alone, where there are some. */
  | { kind: 'field'; of: FieldSide; types?: readonly string[] }
  /** A comma list of paths, in the order in which they are shown. */
  | { kind: 'fields'; of: FieldSide }
  /** A comma list of media types. */
  | { kind: 'types' }
  /** A list of commands, in the order in which they stand. */
  | { kind: 'toolbar' }
  /** How a picker of files shows them. */
  | { kind: 'layout' }
  /** An object whose members are names of fields of files, or templates. */
  | { kind: 'parts'; of: FieldSide; parts: readonly string[] }
  /** An object with order and columns of a list. */
  | { kind: 'query'; of: FieldSide }
  /** A list of conditions on fields. */
  | { kind: 'conditions'; of: 'directus_files' };

const texts = ['string', 'slug', 'uuid', 'lang'];
const order = ['sort', 'integer'];

/** By interface and option. The definitions of the options say how they are edited where nothing is known to pick from. */
const pickers: ReadonlyMap<string, OptionPicker> = new Map<string, OptionPicker>([
  ['checkboxes-relational.template', { kind: 'template', of: 'related' }],
  ['checkboxes-relational.listing_template', { kind: 'template', of: 'far' }],
  ['file.accept', { kind: 'types' }],
  ['file.viewType', { kind: 'layout' }],
  ['file.viewOptions', { kind: 'parts', of: 'directus_files', parts: ['title', 'subtitle', 'content'] }],
  ['file.viewQuery', { kind: 'query', of: 'directus_files' }],
  ['file.filters', { kind: 'conditions', of: 'directus_files' }],
  ['files.accept', { kind: 'types' }],
  ['files.fields', { kind: 'fields', of: 'directus_files' }],
  ['files.template', { kind: 'template', of: 'directus_files' }],
  ['interface-options.interfaceField', { kind: 'field', of: 'own', types: ['string'] }],
  ['interface-types.interfaceField', { kind: 'field', of: 'own', types: ['string'] }],
  ['many-to-many.fields', { kind: 'fields', of: 'related' }],
  ['many-to-many.template', { kind: 'template', of: 'related' }],
  ['many-to-one.template', { kind: 'template', of: 'related' }],
  ['many-to-one.visible_fields', { kind: 'fields', of: 'related' }],
  ['one-to-many.fields', { kind: 'fields', of: 'related' }],
  ['one-to-many.sort_field', { kind: 'field', of: 'related', types: order }],
  ['one-to-many.template', { kind: 'template', of: 'related' }],
  ['preview.url_template', { kind: 'template', of: 'own' }],
  ['repeater.structure_key', { kind: 'field', of: 'entries' }],
  ['repeater.template', { kind: 'template', of: 'entries' }],
  ['slug.mirroredField', { kind: 'field', of: 'own', types: texts }],
  ['user.template', { kind: 'template', of: 'directus_users' }],
  ['wysiwyg.toolbar', { kind: 'toolbar' }],
]);

export const pickedOptions: readonly string[] = [...pickers.keys()];

/** How an option is picked; null for one that holds nothing of the kind. */
export function pickerOf(interfaceId: string, option: string): OptionPicker | null {
  return pickers.get(`${interfaceId}.${option}`) ?? null;
}
