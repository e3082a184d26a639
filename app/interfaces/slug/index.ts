import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { defineInterface } from '#app/interfaces/define.ts';
import { Display } from './Display.tsx';
import strings from './en-US.json';
import { options } from './options.ts';

export default defineInterface({
  id: 'slug',
  icon: 'link',
  types: ['string', 'slug'],
  recommended: { length: 200 },
  isFollowing: true,
  options,
  Input: lazyPart(() => import('./Input.tsx')),
  Display,
  strings,
});
