import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { defineInterface } from '#app/interfaces/define.ts';
import { editorHeight } from '#app/interfaces/editor-height.ts';
import { Display } from './Display.tsx';
import strings from './en-US.json';
import { options } from './options.ts';

export default defineInterface({
  id: 'code',
  icon: 'code',
  types: ['string', 'json'],
  recommended: { length: 2000 },
  // The number of lines below it, the button for the template above.
  height: ({ template }, value) => editorHeight(value) + 26 + (template ? 36 : 0),
  isHeavy: true,
  options,
  Input: lazyPart(() => import('./Input.tsx')),
  Display,
  strings,
});
