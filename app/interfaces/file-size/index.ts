import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { defineInterface } from '#app/interfaces/define.ts';
import { Display } from './Display.tsx';
import strings from './en-US.json';
import { options } from './options.ts';

export default defineInterface({
  id: 'file-size',
  icon: 'storage',
  types: ['integer'],
  recommended: { length: 10 },
  options,
  Input: lazyPart(() => import('./Input.tsx')),
  Display,
  showsDigits: true,
  strings,
});
