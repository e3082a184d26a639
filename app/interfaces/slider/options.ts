import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'minimum', interface: 'numeric', type: 'decimal', default: 0, width: 'half' },
  { key: 'maximum', interface: 'numeric', type: 'decimal', default: 100, width: 'half' },
  { key: 'step', interface: 'numeric', type: 'decimal', default: 1, width: 'half' },
  { key: 'unit', interface: 'text-input', type: 'string', width: 'half' },
];
