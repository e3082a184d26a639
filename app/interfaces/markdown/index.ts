import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { defineInterface } from '#app/interfaces/define.ts';
import { Display } from './Display.tsx';
import strings from './en-US.json';
import { options } from './options.ts';

export default defineInterface({
  id: 'markdown',
  icon: 'text_fields',
  types: ['string'],
  recommended: { length: 65534 },
  // As its style has it, and the tabs above.
  height: ({ rows, tabbed }) =>
    Math.min(800, Math.max(200, (Number(rows) || 12) * 23)) + (tabbed === false ? 0 : 34),
  isHeavy: true,
  options,
  Input: lazyPart(() => import('./Input.tsx')),
  Display,
  strings,
});
