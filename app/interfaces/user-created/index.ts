import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { defineInterface } from '#app/interfaces/define.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { templatePaths } from '#app/lib/template.ts';
import { Display } from './Display.tsx';
import strings from './en-US.json';
import { options } from './options.ts';

export default defineInterface({
  id: 'user-created',
  icon: 'account_circle',
  types: ['user_created'],
  aliases: ['owner'],
  recommended: { length: 10 },
  relational: 'user',
  alwaysReadonly: true,
  options,
  Input: lazyPart(() => import('./Input.tsx')),
  Display,
  strings,
  displayPaths: (options) => ['id', ...templatePaths(plainText(options['template'])), 'avatar.data'],
});
