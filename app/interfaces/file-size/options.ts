import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'placeholder', interface: 'text-input', type: 'string' },
  { key: 'format', interface: 'toggle', type: 'boolean', default: true, width: 'half' },
  { key: 'formatInput', interface: 'toggle', type: 'boolean', default: true, width: 'half' },
  { key: 'decimal', interface: 'toggle', type: 'boolean', default: true, width: 'half' },
];
