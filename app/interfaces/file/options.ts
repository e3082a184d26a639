import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'crop', interface: 'toggle', type: 'boolean', default: true, width: 'half' },
  { key: 'viewType', interface: 'text-input', type: 'string', default: 'cards', width: 'half' },
  {
    key: 'viewOptions',
    interface: 'json',
    type: 'json',
    default: { title: 'title', subtitle: 'type', content: 'description', src: 'data' },
  },
  { key: 'viewQuery', interface: 'json', type: 'json', default: {} },
  { key: 'filters', interface: 'json', type: 'json', default: [] },
  { key: 'accept', interface: 'text-input', type: 'string' },
  { key: 'allowDelete', interface: 'toggle', type: 'boolean', default: true, width: 'half' },
];
