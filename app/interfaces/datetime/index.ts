import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { defineInterface } from '#app/interfaces/define.ts';
import { Display } from './Display.tsx';
import strings from './en-US.json';
import { options } from './options.ts';

export default defineInterface({
  id: 'datetime',
  icon: 'access_time',
  types: ['datetime', 'datetime_updated', 'datetime_created'],
  options,
  initial: (options, now) => (options['defaultToCurrentDatetime'] === true ? now : null),
  Input: lazyPart(() => import('./Input.tsx')),
  Display,
  strings,
});
