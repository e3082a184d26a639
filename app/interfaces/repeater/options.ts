import type { OptionDefinition } from '#app/interfaces/define.ts';

const half = { width: 'half' } as const;

/** What a definition of a field is made of: a repeater edits the fields of a repeater. */
const definition = [
  {
    field: 'field',
    interface: 'text-input',
    type: 'string',
    required: true,
    options: { monospace: true },
    ...half,
  },
  {
    field: 'width',
    interface: 'dropdown',
    type: 'string',
    default: 'full',
    choices: ['half', 'half-left', 'half-right', 'full'],
    ...half,
  },
  {
    field: 'interface',
    interface: 'interfaces',
    type: 'string',
    default: 'text-input',
    options: { relational: false, status: false },
    ...half,
  },
  {
    field: 'type',
    interface: 'interface-types',
    type: 'json',
    options: { interfaceField: 'interface' },
    ...half,
  },
  { field: 'default', interface: 'text-input', type: 'string', ...half },
  { field: 'note', interface: 'text-input', type: 'string', ...half },
  {
    field: 'options',
    interface: 'interface-options',
    type: 'json',
    options: { interfaceField: 'interface' },
  },
];

export const options: readonly OptionDefinition[] = [
  { key: 'template', interface: 'text-input', type: 'string' },
  {
    key: 'fields',
    interface: 'repeater',
    type: 'json',
    options: { template: '{{field}} – {{interface}}', fields: definition },
  },
  { key: 'placeholder', interface: 'text-input', type: 'string', advanced: true, ...half },
  { key: 'createItemText', interface: 'text-input', type: 'string', advanced: true, ...half },
  { key: 'limit', interface: 'numeric', type: 'integer', advanced: true, ...half },
  {
    key: 'structure',
    interface: 'dropdown',
    type: 'string',
    default: 'array',
    choices: [{ name: 'array' }, { name: 'object' }],
    advanced: true,
    ...half,
  },
  { key: 'structure_key', interface: 'text-input', type: 'string', advanced: true, ...half },
];
