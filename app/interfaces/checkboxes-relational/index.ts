import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { defineInterface } from '#app/interfaces/define.ts';
import { countPaths } from '#app/interfaces/related/row-count.ts';
import { Display } from './Display.tsx';
import strings from './en-US.json';
import { options } from './options.ts';

export default defineInterface({
  id: 'checkboxes-relational',
  icon: 'check_box',
  types: ['o2m'],
  relational: 'm2m',
  group: true,
  options,
  Input: lazyPart(() => import('./Input.tsx')),
  Display,
  strings,
  displayPaths: (options, rows) => countPaths(options['listing_template'], rows),
});
