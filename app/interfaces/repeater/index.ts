import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { defineInterface } from '#app/interfaces/define.ts';
import { rowCount } from '#app/interfaces/row-count.ts';
import { Display } from './Display.tsx';
import strings from './en-US.json';
import { options } from './options.ts';

export default defineInterface({
  id: 'repeater',
  icon: 'replay',
  types: ['json'],
  recommended: { length: 200 },
  group: true,
  // As many lines as there are rows, and the button below them.
  height: (_, value) => 44 + rowCount(value) * 53,
  options,
  Input: lazyPart(() => import('./Input.tsx')),
  Display,
  strings,
});
