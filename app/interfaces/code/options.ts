import type { OptionDefinition } from '#app/interfaces/define.ts';

const choices = {
  'text/plain': 'Plain text',
  'text/javascript': 'JavaScript',
  'application/json': 'JSON',
  'text/x-vue': 'Vue',
  'application/x-httpd-php': 'PHP',
};

export const options: readonly OptionDefinition[] = [
  { key: 'language', interface: 'dropdown', type: 'string', default: 'text/plain', options: { choices } },
  { key: 'template', interface: 'json', type: 'json' },
  { key: 'lineNumber', interface: 'toggle', type: 'boolean', default: true },
];
