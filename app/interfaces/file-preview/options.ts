import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  {
    key: 'edit',
    interface: 'checkboxes',
    type: 'array',
    default: ['image_editor'],
    options: { choices: { image_editor: 'Image editor' } },
  },
];
