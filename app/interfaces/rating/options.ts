import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'active_color', interface: 'color-palette', type: 'string', default: 'amber' },
  { key: 'max_stars', interface: 'numeric', type: 'integer', default: 5, width: 'half' },
  {
    key: 'display',
    interface: 'button-group',
    type: 'string',
    default: 'star',
    choices: [{ name: 'star', icon: 'star' }, { name: 'number' }],
    width: 'half',
  },
];
