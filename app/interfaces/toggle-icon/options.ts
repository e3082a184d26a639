import type { OptionDefinition } from '#app/interfaces/define.ts';

const half = { width: 'half' } as const;

export const options: readonly OptionDefinition[] = [
  { key: 'textInactive', interface: 'text-input', type: 'string', ...half },
  { key: 'textActive', interface: 'text-input', type: 'string', ...half },
  { key: 'iconInactive', interface: 'icon', type: 'string', default: 'favorite_border', ...half },
  { key: 'iconActive', interface: 'icon', type: 'string', default: 'favorite', ...half },
  { key: 'colorInactive', interface: 'color-palette', type: 'string', default: 'blue-grey', ...half },
  { key: 'colorActive', interface: 'color-palette', type: 'string', default: 'pink-500', ...half },
];
