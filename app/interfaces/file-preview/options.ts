import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  {
    key: 'edit',
    interface: 'checkboxes',
    type: 'array',
    default: ['image_editor'],
    choices: [{ name: 'image_editor' }],
  },
];
