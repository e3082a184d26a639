import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { defineInterface } from '#app/interfaces/define.ts';
import { personPaths } from '#app/interfaces/user-stamp.ts';
import { Display } from './Display.tsx';
import strings from './en-US.json';
import { options } from './options.ts';

export default defineInterface({
  id: 'user',
  icon: 'account_circle',
  types: ['user', 'integer', 'user_created', 'user_updated'],
  recommended: { length: 10 },
  relational: 'user',
  options,
  Input: lazyPart(() => import('./Input.tsx')),
  Display,
  strings,
  displayPaths: (options, related) => (related ? personPaths(options['template']) : []),
});
