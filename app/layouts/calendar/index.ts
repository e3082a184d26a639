import { lazy } from 'react';
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
  Layout: lazy(() => import('./Layout.tsx')),
  Options: lazy(() => import('./Options.tsx')),
});
