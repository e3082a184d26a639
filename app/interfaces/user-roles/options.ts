import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'relational', interface: 'toggle', type: 'boolean', default: true, width: 'half', advanced: true },
  { key: 'showPublic', interface: 'toggle', type: 'boolean', default: false, width: 'half' },
];
