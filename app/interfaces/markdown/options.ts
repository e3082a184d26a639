import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'tabbed', interface: 'toggle', type: 'boolean', default: true },
  { key: 'rows', interface: 'numeric', type: 'integer', default: 12, options: { min: 5, max: 100 } },
  {
    key: 'placeholder',
    interface: 'textarea',
    type: 'string',
    default: 'Some text, **bold** where it counts',
  },
];
