import { lazy } from 'react';
import { defineLayout } from '#app/layouts/define.ts';
import { filesCollection, usersCollection } from '#app/layouts/image-fields.ts';
import { clean, request } from './card-options.ts';
import strings from './en-US.json';

export default defineLayout({
  id: 'cards',
  icon: 'view_module',
  strings,
  usualFor: [filesCollection, usersCollection],
  clean,
  request,
  Layout: lazy(() => import('./Layout.tsx')),
  Options: lazy(() => import('./Options.tsx')),
});
