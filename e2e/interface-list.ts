import { existsSync, readdirSync } from 'node:fs';

/** The interfaces of the reference app 8.1.0: the types of each, the first being the default, and its options. */
const catalogue: Record<string, readonly [types: string, options: string]> = {
  'text-input': [
    'string lang',
    'placeholder trim showCharacterCount iconLeft iconRight formatValue monospace',
  ],
  textarea: ['string', 'rows placeholder serif'],
  wysiwyg: ['string', 'toolbar custom_formats'],
  markdown: ['string', 'tabbed rows placeholder'],
  code: ['string json', 'language template lineNumber'],
  json: ['json', 'template'],
  slug: ['string', 'placeholder forceLowercase mirroredField'],
  tags: [
    'array string',
    'alphabetize lowercase wrap format sanitize iconLeft iconRight validation validationMessage',
  ],
  language: ['string lang', 'limit'],
  numeric: ['integer decimal', 'placeholder localized iconLeft iconRight monospace'],
  slider: ['integer', 'minimum maximum step unit'],
  rating: ['integer decimal', 'active_color max_stars display'],
  'file-size': ['integer', 'placeholder format formatInput decimal'],
  sort: ['sort', ''],
  dropdown: ['string', 'choices placeholder formatting icon'],
  'radio-buttons': ['string', 'choices format'],
  checkboxes: ['array', 'choices allow_other draggable wrap formatting single'],
  multiselect: ['array', 'choices placeholder size wrapWithDelimiter formatting'],
  'button-group': ['string', 'choices theme'],
  toggle: ['boolean', 'labelOn labelOff checkbox'],
  'toggle-icon': ['boolean', 'textInactive iconInactive colorInactive textActive iconActive colorActive'],
  status: ['status', 'simpleBadge status_mapping'],
  color: ['string', 'format palette paletteOnly'],
  'color-palette': ['string', ''],
  icon: ['string', ''],
  date: ['date', 'min max localized showRelative iconLeft iconRight'],
  calendar: ['date', 'min max formatting'],
  datetime: [
    'datetime datetime_updated datetime_created',
    'min max localized showRelative iconLeft iconRight defaultToCurrentDatetime format',
  ],
  time: ['time', 'display24HourClock'],
  'datetime-created': ['datetime_created', 'showRelative'],
  'datetime-updated': ['datetime_updated', 'showRelative'],
  'many-to-one': ['m2o', 'template visible_fields placeholder threshold icon'],
  'one-to-many': ['o2m', 'fields template sort_field delete_mode allow_create allow_select'],
  'many-to-many': ['o2m', 'fields template junction_fields sort_field allow_create allow_select'],
  files: ['o2m', 'fields template junction_fields sort_field allow_create allow_select accept'],
  'checkboxes-relational': ['o2m', 'grid template listing_template'],
  translation: [
    'translation',
    'languagesCollection languagesPrimaryKeyField languagesNameField translationLanguageField defaultLanguage',
  ],
  file: ['file', 'crop viewType viewOptions viewQuery filters accept'],
  user: ['user integer user_created user_updated', 'template placeholder'],
  'user-created': ['user_created', 'template display'],
  'user-updated': ['user_updated', 'template display'],
  'user-roles': ['m2o', 'relational showPublic'],
  repeater: ['json', 'template fields placeholder createItemText limit structure structure_key'],
  'key-value': ['json', 'keyInterface keyType keyOptions valueInterface valueType valueOptions'],
  map: ['json', 'height mapLat mapLng defaultZoom maxZoom address_to_code theme'],
  'primary-key': ['integer string', 'monospace'],
  hashed: ['hash', 'hide placeholder showHash hashingType'],
  password: ['hash string', 'hide placeholder showHash hashingType'],
  '2fa-secret': ['string', ''],
  collections: ['string', 'placeholder include_system'],
  interfaces: ['string', 'placeholder relational status'],
  'interface-types': ['json', 'interfaceField'],
  'interface-options': ['json', 'interfaceField'],
  'file-preview': ['string', 'edit'],
  divider: ['alias', 'style title description hr margin'],
  preview: ['alias', 'url_template'],
};

/** Options that the last version of the line, 8.8.1, has added. */
const later: Record<string, string> = {
  slug: 'onlyOnCreation',
  wysiwyg: 'tinymce_options',
  dropdown: 'allow_other',
  file: 'allowDelete',
  translation: 'languageField languages template',
};

const words = (text: string) => text.split(' ').filter(Boolean);

export const interfaceList = Object.entries(catalogue).map(([id, [types, options]]) => ({
  id,
  types: words(types),
  options: [...words(options), ...words(later[id] ?? '')].sort(),
}));

const folder = new URL('../app/interfaces/', import.meta.url);

/** Ids of all interfaces of the app: those of the catalogue, and what was added since. */
export const interfaceIds = readdirSync(folder).filter((id) => existsSync(new URL(`${id}/index.ts`, folder)));
