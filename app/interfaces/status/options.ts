import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'simpleBadge', interface: 'toggle', type: 'boolean', default: true },
  { key: 'status_mapping', interface: 'repeater', type: 'json' },
];
