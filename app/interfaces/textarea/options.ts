import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'rows', interface: 'numeric', type: 'integer', default: 8, options: { min: 5, max: 100 } },
  { key: 'placeholder', interface: 'text-input', type: 'string' },
  { key: 'serif', interface: 'toggle', type: 'boolean', default: false },
];
