import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { fieldOf } from '#app/entities/collections/rules.ts';
import { languageFieldIn } from '#app/entities/fields/languages.ts';
import { isTranslatable, wordFields } from '#app/entities/translations/word-fields.ts';
import { defineInterface } from '#app/interfaces/define.ts';
import { countPaths } from '#app/interfaces/related/row-count.ts';
import { Display } from './Display.tsx';
import strings from './en-US.json';
import { options } from './options.ts';

export default defineInterface({
  id: 'translation',
  icon: 'translate',
  types: ['translation'],
  relational: 'o2m',
  group: true,
  options,
  Input: lazyPart(() => import('./Input.tsx')),
  Display,
  strings,
  displayPaths: (set, rows) => {
    const language = languageFieldIn(set);
    if (!rows || !fieldOf(rows, language)) return countPaths(null, rows);
    return [
      ...countPaths(null, rows),
      language,
      ...wordFields(rows.fields, [language]).map(({ field }) => field),
    ];
  },
  itemPaths: (set, rows, own) =>
    wordFields(rows?.fields ?? {}, [languageFieldIn(set)]).flatMap(({ field }) => {
      const found = fieldOf(own, field);
      return found && isTranslatable(found) ? [field] : [];
    }),
});
