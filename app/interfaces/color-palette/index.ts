import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { defineInterface } from '#app/interfaces/define.ts';
import { Display } from './Display.tsx';
import strings from './en-US.json';

export default defineInterface({
  id: 'color-palette',
  icon: 'palette',
  types: ['string'],
  recommended: { length: 20 },
  group: true,
  options: [],
  Input: lazyPart(() => import('./Input.tsx')),
  Display,
  strings,
});
