import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { defineLayout } from '#app/layouts/define.ts';
import { filesCollection, usersCollection } from '#app/layouts/image-fields.ts';
import { clean, request } from './card-options.ts';
import strings from './en-US.json';

export default defineLayout({
  id: 'cards',
  icon: 'view_module',
  strings,
  defaultFor: [filesCollection, usersCollection],
  clean,
  request,
  Layout: lazyPart(() => import('./Layout.tsx')),
  Options: lazyPart(() => import('./Options.tsx')),
});
