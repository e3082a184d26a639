import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { freshnessOf } from '#app/entities/translations/freshness.ts';
import { translationQueries } from '#app/entities/translations/queries.ts';
import { sourceCode, sourcePlace, textAt } from '#app/entities/translations/rules.ts';
import type { Freshness, RowHistory } from '#app/entities/translations/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { useProject } from '#app/session/project.tsx';
import { targetIn, type TranslationSet } from './translation-set.ts';

/** How saved texts stand to their source, by the code of the language and the name of the field. */
export type Freshnesses = ReadonlyMap<string, ReadonlyMap<string, Freshness>>;

/**
 * Of all texts that are translated; nothing as long as it isn't known, and of a text where the question makes no sense: nothing
 * is translated, or another text is typed already.
 */
export function useFreshness(set: TranslationSet): Freshnesses {
  const { props, itemKey, rows } = set;
  const { model, collection } = props;
  const project = useProject();
  const keyOf = (code: string | null) =>
    code === null ? '' : plainText(ownValue(rows.get(code), model.rowKey));
  const keys = [...rows.keys()].map(keyOf).filter((key) => key !== '');
  const sourceKey = keyOf(set.texts.rule.code);
  const { data, isFetching } = useQuery({
    ...translationQueries.revisions(project, { collection: model.rows.collection, keys }, [
      { collection, keys: itemKey === null ? [] : [itemKey] },
      { collection: model.rows.collection, keys: sourceKey === '' ? [] : [sourceKey] },
    ]),
    enabled: itemKey !== null,
  });
  const known = useDeferredValue(set);
  return useMemo(() => {
    const found = new Map<string, Map<string, Freshness>>();
    const [ofItem, ofSource] = data?.sources ?? [];
    // After a save the answer of before it would be wrong.
    if (!data || isFetching) return found;
    const { texts } = known;
    const nothing: RowHistory = { revisions: [], isWhole: false };
    for (const [code, row] of known.rows) {
      const { staged, isRemoved } = targetIn(known, code);
      if (code === texts.rule.code || isRemoved) continue;
      const fields = texts.fields.filter(({ field }) => !Object.hasOwn(staged ?? {}, field));
      const of = fields.map((field): [string, Freshness] => {
        const from = sourceCode(texts, field.field);
        const sourceHistory =
          from === null
            ? ofItem?.get(itemKey ?? '')
            : ofSource?.get(plainText(ownValue(known.rows.get(from), model.rowKey)));
        const freshness = freshnessOf({
          field,
          source: textAt(texts, sourcePlace, field.field),
          sourceHistory: sourceHistory ?? nothing,
          targetHistory: data.targets.get(plainText(ownValue(row, model.rowKey))) ?? nothing,
        });
        return [field.field, freshness];
      });
      found.set(code, new Map(of));
    }
    return found;
  }, [data, isFetching, known, itemKey, model.rowKey]);
}
