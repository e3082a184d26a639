import type { OptionDefinition } from '#app/interfaces/define.ts';

/** Colours offered unless the field has its own. */
const palette = 'E91E63 F44336 FF9800 FFC107 FFEB3B CDDC39 4CAF50 00BCD4 2196F3 3F51B5 9C27B0 607D8B'.split(
  ' ',
);

export const options: readonly OptionDefinition[] = [
  {
    key: 'format',
    interface: 'dropdown',
    type: 'string',
    default: 'hex',
    choices: [{ name: 'hex' }, { name: 'rgb', label: 'RGB' }, { name: 'hsl', label: 'HSL' }],
    width: 'half',
  },
  { key: 'paletteOnly', interface: 'toggle', type: 'boolean', default: false, width: 'half' },
  { key: 'palette', interface: 'tags', type: 'array', default: palette },
];
