import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { defineLayout } from '#app/layouts/define.ts';
import strings from './en-US.json';
import { clean, request } from './setup.ts';

export default defineLayout({
  id: 'timeline',
  icon: 'format_list_bulleted',
  strings,
  clean,
  request,
  Layout: lazyPart(() => import('./Layout.tsx')),
  Options: lazyPart(() => import('./Options.tsx')),
});
