import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { defineInterface } from '#app/interfaces/define.ts';
import { Display } from './Display.tsx';
import strings from './en-US.json';
import { options } from './options.ts';

export default defineInterface({
  id: 'user-roles',
  icon: 'perm_identity',
  types: ['m2o'],
  relational: 'm2o',
  options,
  Input: lazyPart(() => import('./Input.tsx')),
  Display,
  strings,
  displayPaths: (_, related) => (related ? ['id', 'name'] : []),
});
