import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = ['key', 'value'].flatMap((part): OptionDefinition[] => [
  {
    key: `${part}Interface`,
    interface: 'interfaces',
    type: 'string',
    default: 'text-input',
    options: { relational: false, status: false },
    width: 'half',
  },
  {
    key: `${part}Type`,
    interface: 'interface-types',
    type: 'json',
    options: { interfaceField: `${part}Interface` },
    width: 'half',
  },
  {
    key: `${part}Options`,
    interface: 'interface-options',
    type: 'json',
    options: { interfaceField: `${part}Interface` },
  },
]);
