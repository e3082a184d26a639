import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'placeholder', interface: 'text-input', type: 'string', width: 'half' },
  { key: 'include_system', interface: 'toggle', type: 'boolean', default: false, width: 'half' },
];
