import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'min', interface: 'datetime', type: 'datetime', width: 'half' },
  { key: 'max', interface: 'datetime', type: 'datetime', width: 'half' },
  { key: 'localized', interface: 'toggle', type: 'boolean', width: 'half' },
  { key: 'showRelative', interface: 'toggle', type: 'boolean', width: 'half' },
  { key: 'iconLeft', interface: 'icon', type: 'string', width: 'half', advanced: true },
  { key: 'iconRight', interface: 'icon', type: 'string', width: 'half', advanced: true },
  { key: 'defaultToCurrentDatetime', interface: 'toggle', type: 'boolean', advanced: true },
  {
    // Without one: the order of the user's language.
    key: 'format',
    interface: 'dropdown',
    type: 'string',
    choices: [{ name: 'mdy' }, { name: 'dmy' }, { name: 'ymd' }],
    advanced: true,
  },
];
