import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { richTextHeight } from '#app/interfaces/editor-height.ts';
import { defineInterface } from '#app/interfaces/define.ts';
import { Display } from './Display.tsx';
import strings from './en-US.json';
import { options } from './options.ts';

export default defineInterface({
  id: 'wysiwyg',
  icon: 'format_quote',
  types: ['string'],
  recommended: { length: 65534 },
  height: (_, value) => richTextHeight(value),
  options,
  Input: lazyPart(() => import('./Input.tsx')),
  Display,
  strings,
});
