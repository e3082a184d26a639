import { useDeferredValue, useMemo } from 'react';
import { useFormValuesOf } from '#app/components/form/form-values.ts';
import { collectionOf } from '#app/entities/collections/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { hiddenFields } from '#app/entities/permissions/rules.ts';
import { type ItemTexts, languageStates, sourceRule } from '#app/entities/translations/rules.ts';
import type { LanguageStates } from '#app/entities/translations/types.ts';
import { wordFields } from '#app/entities/translations/word-fields.ts';
import type { ListModel } from '#app/interfaces/related/list-model.ts';
import { changesIn } from '#app/interfaces/related/staged-rows.ts';
import { useCollections, useRights } from '#app/session/model.ts';
import { stagedOf, type TextShape } from './staged-texts.ts';
import type { TranslationsProps } from './use-translated-rows.ts';

interface RuleQuestion {
  options: Record<string, unknown>;
  language: string;
  codes: readonly string[];
}

/** Which texts there are, and which are the source: as far as the user may read them. */
export function useTextRule(
  { rows, back }: ListModel,
  collection: string,
  { options, language, codes }: RuleQuestion,
) {
  const item = collectionOf(useCollections(), collection);
  const rowRights = useRights(rows);
  const itemRights = useRights(item ?? rows);
  return useMemo(() => {
    const fields = wordFields(rows.fields, [language, back], hiddenFields(rowRights));
    const hidden = hiddenFields(itemRights);
    const own = Object.entries(item?.fields ?? {}).filter(([name]) => !hidden.has(name));
    return { fields, rule: sourceRule(options, codes, fields, Object.fromEntries(own)) };
  }, [rows, back, item, rowRights, itemRights, options, language, codes]);
}

/** The texts of an item as they are typed, and how far each language is, which follows a moment later. */
export function useLanguageStates(
  { model, shape, options, collection, value }: TranslationsProps,
  codes: readonly string[],
  saved: ReadonlyMap<string, Item>,
): { states: LanguageStates; texts: ItemTexts } {
  const { language } = shape;
  const { fields, rule } = useTextRule(model, collection, { options, language, codes });
  const ownNames = useMemo(() => [...rule.own], [rule]);
  const item = useFormValuesOf(ownNames);
  const texts = useMemo(
    (): ItemTexts => ({ codes, fields, rule, item, rows: withStaged(codes, saved, value, shape), saved }),
    [codes, fields, rule, item, saved, value, shape],
  );
  // A letter typed must not wait for forty languages to be looked through.
  const deferred = useDeferredValue(texts);
  return { texts, states: useMemo(() => languageStates(deferred), [deferred]) };
}

/** The translations as they will be once all is saved. */
function withStaged(
  codes: readonly string[],
  saved: ReadonlyMap<string, Item>,
  value: unknown,
  shape: TextShape,
): ReadonlyMap<string, Item> {
  const changes = changesIn(value);
  const rows = codes.flatMap((code): [string, Item][] => {
    const row = saved.get(code) ?? null;
    const staged = stagedOf(changes, code, row, shape);
    const isThere = staged?.['$delete'] !== true && (row !== null || staged !== null);
    return isThere ? [[code, { ...row, ...staged }]] : [];
  });
  return new Map(rows);
}
