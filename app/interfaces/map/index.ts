import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { defineInterface } from '#app/interfaces/define.ts';
import { Display } from './Display.tsx';
import strings from './en-US.json';
import { options } from './options.ts';
import { mapSetup } from './position.ts';

export default defineInterface({
  id: 'map',
  icon: 'place',
  types: ['json'],
  group: true,
  // The map, and a line of numbers with labels.
  // The numbers below it.
  height: (own) => mapSetup(own).height + 70,
  isHeavy: true,
  options,
  Input: lazyPart(() => import('./Input.tsx')),
  Display,
  strings,
});
