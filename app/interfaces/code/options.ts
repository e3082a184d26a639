import type { OptionDefinition } from '#app/interfaces/define.ts';

const choices = [
  { name: 'plain', value: 'text/plain' },
  { name: 'javascript', value: 'text/javascript', label: 'JavaScript' },
  { name: 'json', value: 'application/json', label: 'JSON' },
  { name: 'vue', value: 'text/x-vue', label: 'Vue' },
  { name: 'php', value: 'application/x-httpd-php', label: 'PHP' },
];

export const options: readonly OptionDefinition[] = [
  { key: 'language', interface: 'dropdown', type: 'string', default: 'text/plain', choices },
  { key: 'template', interface: 'json', type: 'json' },
  { key: 'lineNumber', interface: 'toggle', type: 'boolean', default: true },
];
