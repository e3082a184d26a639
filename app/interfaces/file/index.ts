import { lazy } from 'react';
import { defineInterface } from '#app/interfaces/define.ts';
import { Display } from './Display.tsx';
import strings from './en-US.json';
import { shownParts } from './linked.ts';
import { options } from './options.ts';

export default defineInterface({
  id: 'file',
  icon: 'insert_drive_file',
  types: ['file'],
  recommended: { length: 10 },
  relational: 'file',
  group: true,
  options,
  Input: lazy(() => import('./Input.tsx')),
  Display,
  strings,
  displayPaths: (_, related) => (related ? shownParts(related) : ['id']),
});
