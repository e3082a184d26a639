import { lazy } from 'react';
import { defineLayout } from '#app/layouts/define.ts';
import strings from './en-US.json';
import { clean, request } from './setup.ts';

export default defineLayout({
  id: 'timeline',
  icon: 'format_list_bulleted',
  strings,
  clean,
  request,
  Layout: lazy(() => import('./Layout.tsx')),
  Options: lazy(() => import('./Options.tsx')),
});
