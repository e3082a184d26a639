import type { OptionDefinition } from '#app/interfaces/define.ts';

const kinds = ['core', 'bcrypt', 'md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512'];
const choices = Object.fromEntries(kinds.map((kind) => [kind, kind]));

export const options: readonly OptionDefinition[] = [
  { key: 'hide', interface: 'toggle', type: 'boolean', default: false, width: 'half' },
  { key: 'placeholder', interface: 'text-input', type: 'string' },
  { key: 'showHash', interface: 'toggle', type: 'boolean', default: false, width: 'half' },
  { key: 'hashingType', interface: 'dropdown', type: 'string', default: 'core', options: { choices } },
];
