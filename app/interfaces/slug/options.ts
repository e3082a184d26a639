import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'placeholder', interface: 'text-input', type: 'string' },
  { key: 'forceLowercase', interface: 'toggle', type: 'boolean', default: true, width: 'half' },
  { key: 'onlyOnCreation', alias: 'onlyOnCreate', interface: 'toggle', type: 'boolean', width: 'half' },
  { key: 'mirroredField', interface: 'text-input', type: 'string' },
];
