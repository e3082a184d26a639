import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'template', interface: 'text-input', type: 'string', default: '{{first_name}} {{last_name}}' },
  {
    key: 'display',
    interface: 'dropdown',
    type: 'string',
    default: 'both',
    options: { choices: { both: 'Avatar and name', avatar: 'Avatar', name: 'Name' } },
  },
];
