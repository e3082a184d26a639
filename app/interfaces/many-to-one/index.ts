import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { defineInterface } from '#app/interfaces/define.ts';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import { personPaths } from '#app/interfaces/user-stamp.ts';
import { Display } from './Display.tsx';
import strings from './en-US.json';
import { options } from './options.ts';
import { nameTemplate } from '#app/entities/collections/naming.ts';
import { readPaths } from '#app/entities/items/item-titles.ts';

export default defineInterface({
  id: 'many-to-one',
  icon: 'call_merge',
  types: ['m2o'],
  relational: 'm2o',
  options,
  Input: lazyPart(() => import('./Input.tsx')),
  Display,
  strings,
  displayPaths: (options, related) => {
    if (!related) return [];
    if (related.collection === 'directus_users') return personPaths(options['template']);
    return readPaths(nameTemplate(options['template'], related), keyFieldOf(related), []);
  },
});
