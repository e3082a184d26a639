import type { OptionDefinition } from '#app/interfaces/define.ts';

export const options: readonly OptionDefinition[] = [{ key: 'template', interface: 'json', type: 'json' }];
