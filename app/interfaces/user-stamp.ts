import { plainText } from '#app/lib/plain-text.ts';
import { templatePaths } from '#app/lib/template.ts';
import type { InterfaceDefinition, OptionDefinition } from './define.ts';

const fullName = '{{first_name}} {{last_name}}';

const options: readonly OptionDefinition[] = [
  { key: 'template', interface: 'text-input', type: 'string', default: fullName },
  {
    key: 'display',
    interface: 'dropdown',
    type: 'string',
    default: 'both',
    options: { choices: { both: 'Avatar and name', avatar: 'Avatar', name: 'Name' } },
  },
];

/** The paths that somebody's name and picture need; a template that is empty is the full name. */
export function personPaths(template: unknown): string[] {
  return ['id', ...templatePaths(plainText(template) || fullName), 'avatar.data'];
}

/** What the interfaces for who has made or changed an item have in common. */
export const userStamp = {
  icon: 'account_circle',
  recommended: { length: 10 },
  relational: 'user',
  alwaysReadonly: true,
  options,
  displayPaths: (set) => personPaths(set['template']),
} satisfies Partial<InterfaceDefinition>;
