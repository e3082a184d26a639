import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  {
    key: 'choices',
    interface: 'key-value',
    type: 'json',
    default: { value1: 'Option 1', value2: 'Option 2', value3: 'Option 3' },
  },
  { key: 'format', interface: 'toggle', type: 'boolean', default: true },
];
