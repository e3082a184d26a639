import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { requestKeys } from '#app/layouts/closed-sort.ts';
import { cleanSort } from '#app/layouts/dated-fields.ts';
import { defineLayout } from '#app/layouts/define.ts';
import strings from './en-US.json';
import { isUsable } from './request.ts';

export default defineLayout({
  id: 'tree',
  icon: 'account_tree',
  strings,
  isUsable,
  clean: cleanSort,
  request: requestKeys,
  Layout: lazyPart(() => import('./Layout.tsx')),
  Options: lazyPart(() => import('./Options.tsx')),
});
