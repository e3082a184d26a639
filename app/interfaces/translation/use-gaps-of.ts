import { useMemo } from 'react';
import { useRights } from '#app/session/model.ts';
import { textFields } from './text-rules.ts';
import type { TranslationSet } from './translation-set.ts';
import type { Freshnesses } from './use-freshness.ts';

/** What may be written of each language and is missing or outdated, by the names of its fields. */
export function useGapsOf(set: TranslationSet, freshness: Freshnesses): (code: string) => readonly string[] {
  const { props, states, texts, codes } = set;
  const { model, shape, readonly: isReadonly } = props;
  const { language } = shape;
  const rights = useRights(model.rows);
  const found = useMemo(
    () =>
      new Map(
        codes.map((code) => {
          const isSaved = texts.saved?.has(code) === true;
          // What is there and is to go is no work for anybody.
          const isRemoved = isSaved && !texts.rows.has(code);
          const access = { isNew: !isSaved, isReadonly, language };
          const open = isRemoved ? [] : textFields(model, rights, access);
          const writable = new Set(open.filter(({ readonly }) => !readonly).map(({ field }) => field.field));
          const missing = new Set(states.progress.get(code)?.missing);
          const names = states.fields
            .map(({ field }) => field)
            .filter((name) => writable.has(name))
            .filter((name) => missing.has(name) || freshness.get(code)?.get(name)?.kind === 'outdated');
          return [code, names];
        }),
      ),
    [codes, texts, states, freshness, rights, model, language, isReadonly],
  );
  return (code) => found.get(code) ?? [];
}
