import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'template', interface: 'text-input', type: 'string', default: '{{first_name}} {{last_name}}' },
  { key: 'placeholder', interface: 'text-input', type: 'string' },
];
