import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { defineInterface } from '#app/interfaces/define.ts';
import { Display } from './Display.tsx';
import strings from './en-US.json';

export default defineInterface({
  id: 'sort',
  icon: 'low_priority',
  types: ['sort'],
  recommended: { length: 10 },
  options: [],
  Input: lazyPart(() => import('./Input.tsx')),
  Display,
  strings,
});
