import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  {
    key: 'style',
    interface: 'dropdown',
    type: 'string',
    default: 'large',
    choices: [{ name: 'small' }, { name: 'medium' }, { name: 'large' }],
  },
  { key: 'title', interface: 'text-input', type: 'string' },
  { key: 'description', interface: 'text-input', type: 'string' },
  { key: 'hr', interface: 'toggle', type: 'boolean', default: true, width: 'half' },
  { key: 'margin', interface: 'toggle', type: 'boolean', default: true, width: 'half' },
];
