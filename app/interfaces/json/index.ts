import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { defineInterface } from '#app/interfaces/define.ts';
import { editorHeight } from '#app/interfaces/editor-height.ts';
import { Display } from './Display.tsx';
import strings from './en-US.json';
import { options } from './options.ts';

export default defineInterface({
  id: 'json',
  icon: 'code',
  types: ['json'],
  // The button for the template below it.
  height: ({ template }, value) => editorHeight(value) + (template ? 32 : 0),
  isHeavy: true,
  options,
  Input: lazyPart(() => import('./Input.tsx')),
  Display,
  strings,
});
