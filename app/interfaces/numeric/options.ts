import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'placeholder', interface: 'text-input', type: 'string' },
  { key: 'localized', interface: 'toggle', type: 'boolean', default: true, width: 'half' },
  { key: 'monospace', interface: 'toggle', type: 'boolean', default: false, width: 'half' },
  { key: 'iconLeft', interface: 'icon', type: 'string', width: 'half', advanced: true },
  { key: 'iconRight', interface: 'icon', type: 'string', width: 'half', advanced: true },
];
