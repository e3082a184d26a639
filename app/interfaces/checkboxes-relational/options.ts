import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'grid', interface: 'numeric', type: 'integer', default: 2, width: 'half' },
  { key: 'template', interface: 'text-input', type: 'string' },
  { key: 'listing_template', interface: 'text-input', type: 'string' },
];
