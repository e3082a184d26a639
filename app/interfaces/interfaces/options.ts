import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'placeholder', interface: 'text-input', type: 'string' },
  { key: 'relational', interface: 'toggle', type: 'boolean', default: true, width: 'half' },
  { key: 'status', interface: 'toggle', type: 'boolean', default: true, width: 'half' },
];
