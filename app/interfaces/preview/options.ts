import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  {
    key: 'url_template',
    interface: 'text-input',
    type: 'string',
    default: 'https://example.com/preview?id={{id}}',
    required: true,
  },
];
