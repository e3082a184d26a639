import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { defineInterface } from '#app/interfaces/define.ts';
import { userStamp } from '#app/interfaces/user-stamp.ts';
import { Display } from './Display.tsx';
import strings from './en-US.json';

export default defineInterface({
  ...userStamp,
  id: 'user-created',
  types: ['user_created'],
  aliases: ['owner'],
  Input: lazyPart(() => import('./Input.tsx')),
  Display,
  strings,
});
