import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'min', interface: 'date', type: 'date', width: 'half' },
  { key: 'max', interface: 'date', type: 'date', width: 'half' },
  { key: 'localized', interface: 'toggle', type: 'boolean', default: true, width: 'half' },
  { key: 'showRelative', interface: 'toggle', type: 'boolean', default: true, width: 'half' },
  { key: 'iconLeft', interface: 'icon', type: 'string', width: 'half', advanced: true },
  { key: 'iconRight', interface: 'icon', type: 'string', width: 'half', advanced: true },
];
