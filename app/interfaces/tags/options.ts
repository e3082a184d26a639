import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'alphabetize', interface: 'toggle', type: 'boolean', default: true, width: 'half' },
  { key: 'lowercase', interface: 'toggle', type: 'boolean', default: true, width: 'half' },
  { key: 'wrap', interface: 'toggle', type: 'boolean', default: false, width: 'half' },
  { key: 'format', interface: 'toggle', type: 'boolean', default: false, width: 'half' },
  { key: 'sanitize', interface: 'toggle', type: 'boolean', default: false, width: 'half' },
  { key: 'iconLeft', interface: 'icon', type: 'string', width: 'half', advanced: true },
  {
    key: 'iconRight',
    interface: 'icon',
    type: 'string',
    default: 'local_offer',
    width: 'half',
    advanced: true,
  },
  { key: 'validation', interface: 'text-input', type: 'string', width: 'half', advanced: true },
  { key: 'validationMessage', interface: 'text-input', type: 'string', width: 'half', advanced: true },
];
