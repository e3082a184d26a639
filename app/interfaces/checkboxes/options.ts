import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'choices', interface: 'key-value', type: 'json' },
  { key: 'allow_other', interface: 'toggle', type: 'boolean', default: false, width: 'half' },
  { key: 'draggable', interface: 'toggle', type: 'boolean', default: false, width: 'half' },
  { key: 'wrap', interface: 'toggle', type: 'boolean', default: false, width: 'half' },
  { key: 'formatting', interface: 'toggle', type: 'boolean', default: true, width: 'half' },
  { key: 'single', interface: 'toggle', type: 'boolean', default: false, width: 'half' },
];
