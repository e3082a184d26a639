import { lazyPart } from '#app/components/ui/lazy-part.tsx';
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
  // The picture and two lines below it, or a place to drop one.
  height: (_, value, field) =>
    value === null || value === '' ? 92 : field.width?.startsWith('half') ? 222 : pictureHeight() + 78,
  options,
  Input: lazyPart(() => import('./Input.tsx')),
  Display,
  strings,
  displayPaths: (_, related) => (related ? shownParts(related) : ['id']),
});

/** Of a picture as wide as the form, as the style has it. */
function pictureHeight(): number {
  return Math.min(320, Math.max(192, innerHeight * 0.34));
}
