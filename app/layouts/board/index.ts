import { lazy } from 'react';
import { defineLayout } from '#app/layouts/define.ts';
import strings from './en-US.json';
import { clean, isUsable, request } from './request.ts';

export default defineLayout({
  id: 'board',
  icon: 'view_column',
  strings,
  isUsable,
  clean,
  request,
  Layout: lazy(() => import('./Layout.tsx')),
  Options: lazy(() => import('./Options.tsx')),
});
