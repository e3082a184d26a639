import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { defineInterface } from '#app/interfaces/define.ts';
import { countPaths } from '#app/interfaces/related/row-count.ts';
import { Display } from './Display.tsx';
import strings from './en-US.json';
import { options } from './options.ts';

export default defineInterface({
  id: 'one-to-many',
  icon: 'call_split',
  types: ['o2m'],
  relational: 'o2m',
  group: true,
  options,
  Input: lazyPart(() => import('./Input.tsx')),
  Display,
  strings,
  displayPaths: (options, rows) => countPaths(options['template'], rows),
});
