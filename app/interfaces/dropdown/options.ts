import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'choices', interface: 'key-value', type: 'json' },
  { key: 'allow_other', interface: 'toggle', type: 'boolean', default: false, width: 'half' },
  { key: 'placeholder', interface: 'text-input', type: 'string' },
  { key: 'formatting', interface: 'toggle', type: 'boolean', default: true },
  { key: 'icon', interface: 'icon', type: 'string', advanced: true },
];
