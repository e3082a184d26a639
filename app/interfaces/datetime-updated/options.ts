import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'showRelative', interface: 'toggle', type: 'boolean' },
];
