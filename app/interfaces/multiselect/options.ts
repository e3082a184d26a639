import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  {
    key: 'choices',
    interface: 'repeater',
    type: 'json',
    default: {
      value1: 'Option 1',
      value2: 'Option 2',
      value3: 'Option 3',
      value4: 'Option 4',
      value5: 'Option 5',
    },
    options: {
      structure: 'object',
      structure_key: 'value',
      fields: [
        { field: 'value', interface: 'text-input', type: 'string', width: 'half' },
        { field: 'name', interface: 'text-input', type: 'string', width: 'half' },
      ],
    },
  },
  { key: 'placeholder', interface: 'text-input', type: 'string', width: 'half' },
  { key: 'size', interface: 'numeric', type: 'integer', default: 6, width: 'half' },
  { key: 'wrapWithDelimiter', interface: 'toggle', type: 'boolean', default: true, width: 'half' },
  {
    key: 'formatting',
    interface: 'radio-buttons',
    type: 'string',
    default: 'text',
    choices: [{ name: 'text' }, { name: 'value' }],
    width: 'half',
  },
];
