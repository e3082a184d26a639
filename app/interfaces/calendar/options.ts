import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'min', interface: 'date', type: 'date', width: 'half' },
  { key: 'max', interface: 'date', type: 'date', width: 'half' },
  { key: 'formatting', interface: 'text-input', type: 'string' },
];
