import { lazy } from 'react';
import { defineInterface } from '#app/interfaces/define.ts';
import { Display } from './Display.tsx';
import strings from './en-US.json';
import { options } from './options.ts';

export default defineInterface({
  id: 'json',
  icon: 'code',
  types: ['json'],
  isHeavy: true,
  options,
  Input: lazy(() => import('./Input.tsx')),
  Display,
  strings,
});
