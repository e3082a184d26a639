import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { defineInterface } from '#app/interfaces/define.ts';
import { countPaths } from '#app/interfaces/related/row-count.ts';
import { Display } from './Display.tsx';
import strings from './en-US.json';
import { options } from './options.ts';

export default defineInterface({
  id: 'files',
  icon: 'insert_drive_file',
  types: ['o2m'],
  recommended: { length: 10 },
  relational: 'm2m',
  group: true,
  options,
  Input: lazyPart(() => import('./Input.tsx')),
  Display,
  strings,
  displayPaths: (options, rows) => countPaths(options['template'], rows),
});
