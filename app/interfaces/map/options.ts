import type { OptionDefinition } from '#app/interfaces/define.ts';

const half = { width: 'half' } as const;
const tiles = (style: string) => `https://{s}.basemaps.cartocdn.com/rastertiles/${style}/{z}/{x}/{y}.png`;

export const options: readonly OptionDefinition[] = [
  { key: 'height', interface: 'text-input', type: 'string', default: 400, ...half },
  { key: 'mapLat', interface: 'text-input', type: 'string', default: 40.72803624, ...half },
  { key: 'mapLng', interface: 'text-input', type: 'string', default: -73.94896388, ...half },
  { key: 'defaultZoom', interface: 'text-input', type: 'string', default: 12, ...half },
  { key: 'maxZoom', interface: 'text-input', type: 'string', default: 17, ...half },
  { key: 'address_to_code', interface: 'toggle', type: 'boolean', default: false, ...half },
  {
    key: 'theme',
    interface: 'button-group',
    type: 'string',
    default: tiles('light_all'),
    choices: [
      { name: 'gray', value: tiles('light_all') },
      { name: 'color', value: tiles('voyager') },
    ],
  },
];
