import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { defineLayout } from '#app/layouts/define.ts';
import strings from './en-US.json';
import { clean, request } from './request.ts';

export default defineLayout({
  id: 'calendar',
  icon: 'date_range',
  isWithoutSelection: true,
  strings,
  clean,
  request,
  Layout: lazyPart(() => import('./Layout.tsx')),
  Options: lazyPart(() => import('./Options.tsx')),
});
