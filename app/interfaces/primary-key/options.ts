import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'monospace', interface: 'toggle', type: 'boolean', default: true },
];
