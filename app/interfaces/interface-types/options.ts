import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'interfaceField', interface: 'text-input', type: 'string', default: 'interface' },
];
