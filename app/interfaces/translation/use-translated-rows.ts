import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useFormCheck } from '#app/components/form/form-values.ts';
import { withUnlisted } from '#app/entities/fields/languages.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { wordFields } from '#app/entities/translations/word-fields.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { hiddenFields } from '#app/entities/permissions/rules.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import type { ListModel } from '#app/interfaces/related/list-model.ts';
import { changesIn } from '#app/interfaces/related/staged-rows.ts';
import { backFilter } from '#app/interfaces/related/use-list-rows.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { useRights } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { type Languages, nameOf, useListedRows } from './languages.ts';
import { languageOf, type TextShape } from './staged-texts.ts';
import { textFields, textProblems } from './text-rules.ts';

export interface TranslationsProps extends InputProps {
  model: ListModel;
  languages: Languages;
  shape: TextShape;
}

const none: readonly Item[] = [];

/** The languages, and what is there in each, by its code. */
export function useTranslatedRows({ model, languages, shape }: TranslationsProps, itemKey: string | null) {
  const project = useProject();
  const { listed, keyField } = languages;
  const read = useListedRows(languages);
  const hidden = hiddenFields(useRights(model.rows));
  const words = wordFields(model.rows.fields, [shape.language, model.back], hidden).map(({ field }) => field);
  const fields = [model.rowKey, shape.language, ...words];
  const there = useQuery({
    ...itemQueries.window(
      project,
      model.rows.collection,
      { fields, filter: backFilter(model, itemKey ?? '') },
      0,
      -1,
    ),
    enabled: itemKey !== null,
  });
  const rows = useMemo(
    () => new Map((there.data ?? []).map((row) => [languageOf(row, shape, keyField), row])),
    [there.data, shape, keyField],
  );
  const known = useMemo(
    (): readonly Item[] | undefined => (listed ? withUnlisted(listed, rows.keys()) : read.data),
    [listed, rows, read.data],
  );
  return {
    known,
    saved: there.data ?? none,
    rows,
    failed: [read, there].find(({ isError }) => isError),
    isReady: itemKey === null || there.data !== undefined,
  };
}

interface Translated {
  known: readonly Item[] | undefined;
  /** The translations that are stored. */
  saved: readonly Item[];
}

/** Before a save: a translation that lacks something is shown, and named. True once that was so. */
export function useTextCheck(
  { model, languages, shape, readonly, field }: TranslationsProps,
  { known, saved }: Translated,
  show: (code: string) => void,
): boolean {
  const text = useInterfaceText('translation');
  const rights = useRights(model.rows);
  const [isChecked, setChecked] = useState(false);
  const { keyField } = languages;
  useFormCheck(field.field, (now) => {
    const keyOf = (row: Item) => plainText(ownValue(row, model.rowKey));
    const invalid = changesIn(now).find((change) => {
      const isNew = keyOf(change) === '';
      const fields = textFields(model, rights, { isNew, isReadonly: readonly, language: shape.language });
      return change['$delete'] !== true && Object.keys(textProblems(change, fields, isNew)).length > 0;
    });
    setChecked(invalid !== undefined);
    if (!invalid) return null;
    const row = saved.find((entry) => keyOf(entry) === keyOf(invalid)) ?? invalid;
    const code = languageOf(row, shape, keyField);
    show(code);
    const named = known?.find((entry) => plainText(ownValue(entry, keyField)) === code);
    return text('incomplete', { language: (named && nameOf(named, languages)) || code });
  });
  return isChecked;
}
