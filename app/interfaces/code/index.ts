import { lazy } from 'react';
import { defineInterface } from '#app/interfaces/define.ts';
import { Display } from './Display.tsx';
import strings from './en-US.json';
import { options } from './options.ts';

export default defineInterface({
  id: 'code',
  icon: 'code',
  types: ['string', 'json'],
  recommended: { length: 2000 },
  isHeavy: true,
  options,
  Input: lazy(() => import('./Input.tsx')),
  Display,
  strings,
});
