import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'template', interface: 'text-input', type: 'string' },
  { key: 'visible_fields', interface: 'text-input', type: 'string' },
  { key: 'placeholder', interface: 'text-input', type: 'string' },
  { key: 'threshold', interface: 'numeric', type: 'integer', default: 20 },
  { key: 'icon', interface: 'icon', type: 'string', advanced: true },
];
