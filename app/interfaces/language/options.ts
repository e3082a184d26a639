import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'limit', interface: 'toggle', type: 'boolean', default: false },
];
