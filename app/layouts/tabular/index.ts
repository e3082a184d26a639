import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { defineLayout } from '#app/layouts/define.ts';
import { clean, request } from './columns.ts';
import strings from './en-US.json';
import { Layout } from './Layout.tsx';

export default defineLayout({
  id: 'tabular',
  icon: 'view_headline',
  strings,
  clean,
  request,
  Layout,
  Options: lazyPart(() => import('./Options.tsx')),
});
