import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { defineInterface } from '#app/interfaces/define.ts';
import { Display } from './Display.tsx';
import strings from './en-US.json';
import { options } from './options.ts';

export default defineInterface({
  id: 'textarea',
  icon: 'text_fields',
  types: ['string'],
  recommended: { length: 2000 },
  options,
  Input: lazyPart(() => import('./Input.tsx')),
  Display,
  strings,
});
