import { plainText } from '#app/lib/plain-text.ts';
import { templatePaths } from '#app/lib/template.ts';
import type { InterfaceDefinition, OptionDefinition } from './define.ts';

const options: readonly OptionDefinition[] = [
  { key: 'template', interface: 'text-input', type: 'string', default: '{{first_name}} {{last_name}}' },
  {
    key: 'display',
    interface: 'dropdown',
    type: 'string',
    default: 'both',
    options: { choices: { both: 'Avatar and name', avatar: 'Avatar', name: 'Name' } },
  },
];

/** What the interfaces for who has made or changed an item have in common. */
export const userStamp = {
  icon: 'account_circle',
  recommended: { length: 10 },
  relational: 'user',
  alwaysReadonly: true,
  options,
  displayPaths: (set) => ['id', ...templatePaths(plainText(set['template'])), 'avatar.data'],
} satisfies Partial<InterfaceDefinition>;
