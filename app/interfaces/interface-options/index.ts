import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { defineInterface } from '#app/interfaces/define.ts';
import { Display } from './Display.tsx';
import strings from './en-US.json';
import { options } from './options.ts';

export default defineInterface({
  id: 'interface-options',
  icon: 'category',
  types: ['json'],
  group: true,
  options,
  Input: lazyPart(() => import('./Input.tsx')),
  Display,
  strings,
});
