import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [
  { key: 'display24HourClock', interface: 'toggle', type: 'boolean', default: true },
];
