import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'fields', interface: 'text-input', type: 'string' },
  { key: 'template', interface: 'text-input', type: 'string' },
  { key: 'sort_field', interface: 'text-input', type: 'string' },
  {
    key: 'delete_mode',
    interface: 'dropdown',
    type: 'string',
    default: 'relation',
    choices: [{ name: 'relation' }, { name: 'item' }],
  },
  { key: 'allow_create', interface: 'toggle', type: 'boolean', default: true, width: 'half' },
  { key: 'allow_select', interface: 'toggle', type: 'boolean', default: true, width: 'half' },
];
