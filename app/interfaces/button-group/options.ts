import type { OptionDefinition } from '#app/interfaces/define.ts';

/** A group is a row with a list of buttons in it. */
const buttons = [
  { field: 'label', interface: 'text-input', type: 'string', width: 'half' },
  { field: 'value', interface: 'text-input', type: 'string', width: 'half' },
  { field: 'icon', interface: 'icon', type: 'string', width: 'full' },
];

export const options: readonly OptionDefinition[] = [
  {
    key: 'choices',
    interface: 'repeater',
    type: 'json',
    options: {
      fields: [{ field: 'choices', interface: 'repeater', type: 'json', options: { fields: buttons } }],
    },
  },
  {
    key: 'theme',
    interface: 'button-group',
    type: 'string',
    default: 'solid',
    choices: [{ name: 'solid' }, { name: 'outline' }],
  },
];
