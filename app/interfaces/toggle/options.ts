import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'labelOn', interface: 'text-input', type: 'string', width: 'half' },
  { key: 'labelOff', interface: 'text-input', type: 'string', width: 'half' },
  { key: 'checkbox', interface: 'toggle', type: 'boolean', default: false },
];
