import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormItem } from '#app/components/form/form-item.ts';
import { useFormCheck } from '#app/components/form/form-values.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { fieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { languageFieldIn, withUnlisted } from '#app/entities/fields/languages.ts';
import { canRead } from '#app/entities/permissions/rules.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import type { ListModel } from '#app/interfaces/related/list-model.ts';
import { changesIn } from '#app/interfaces/related/staged-rows.ts';
import { backFilter } from '#app/interfaces/related/use-list-rows.ts';
import { useListModel } from '#app/interfaces/related/use-list-model.ts';
import { useRelatedText } from '#app/interfaces/related/use-related-text.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { useCollections, useRights } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { ownValue } from '#app/lib/own-value.ts';
import { LanguageFields } from './LanguageFields.tsx';
import { type Languages, languagesOf, useListedRows } from './languages.ts';
import { languageOf, removeText, stagedOf, type TextShape } from './staged-texts.ts';
import { textFields, textProblems } from './text-rules.ts';
import styles from './translation.module.css';

export default function Input(props: InputProps) {
  const related = useRelatedText();
  const { options } = props;
  const model = useListModel(props.field, 'o2m');
  const collections = useCollections();
  const languages = languagesOf(collections, options);
  const language = languageFieldIn(options);
  const rights = useRights(model?.rows ?? nowhere);
  if (!model || !languages || !fieldOf(model.rows, language)) {
    return <Notice tone="warn">{related('notSetUp')}</Notice>;
  }
  if (!canRead(rights)) return <Notice tone="info">{related('noAccess')}</Notice>;
  return (
    <Translations {...props} model={model} languages={languages} shape={{ rowKey: model.rowKey, language }} />
  );
}

const nowhere: Collection = {
  collection: '',
  note: null,
  icon: null,
  hidden: true,
  single: false,
  managed: false,
  translation: [],
  fields: {},
};

interface TranslationsProps extends InputProps {
  model: ListModel;
  languages: Languages;
  shape: TextShape;
}

/** A choice of language over the fields of the translation into it. */
function Translations({
  model,
  languages,
  shape,
  value,
  onChange,
  options,
  readonly,
  ...props
}: TranslationsProps) {
  const { t } = useTranslation();
  const text = useInterfaceText('translation');
  const related = useRelatedText();
  const project = useProject();
  const itemKey = useFormItem();
  const { listed, keyField, nameField } = languages;
  const read = useListedRows(languages);
  const there = useQuery({
    ...itemQueries.window(
      project,
      model.rows.collection,
      { fields: [model.rowKey, shape.language], filter: backFilter(model, itemKey ?? '') },
      0,
      -1,
    ),
    enabled: itemKey !== null,
  });
  const [selected, setChosen] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const rights = useRights(model.rows);
  const changes = useMemo(() => changesIn(value), [value]);
  const rows = useMemo(
    () => new Map((there.data ?? []).map((row) => [languageOf(row, shape, keyField), row])),
    [there.data, shape, keyField],
  );

  const known: readonly Item[] | undefined = listed ? withUnlisted(listed, rows.keys()) : read.data;

  useFormCheck(props.field.field, (now) => {
    const invalid = changesIn(now).find((change) => {
      const isNew = plainText(ownValue(change, model.rowKey)) === '';
      const fields = textFields(model, rights, { isNew, isReadonly: readonly, language: shape.language });
      return change['$delete'] !== true && Object.keys(textProblems(change, fields, isNew)).length > 0;
    });
    setChecked(invalid !== undefined);
    if (!invalid) return null;
    const own = plainText(ownValue(invalid, model.rowKey));
    const row = there.data?.find((entry) => plainText(ownValue(entry, model.rowKey)) === own) ?? invalid;
    const code = languageOf(row, shape, keyField);
    setChosen(code);
    const named = known?.find((entry) => plainText(ownValue(entry, keyField)) === code);
    return text('incomplete', { language: plainText(ownValue(named, nameField)) || code });
  });

  if (itemKey === null && !props.newItem && changes.length === 0) return <p>{related('batch')}</p>;
  const failed = read.isError ? read : there.isError ? there : null;
  if (failed) {
    return (
      <Notice tone="bad" action={<Button onClick={() => void failed.refetch()}>{t('retry')}</Button>}>
        {related('failed')}
      </Notice>
    );
  }
  if (!known || (itemKey !== null && !there.data)) return <Skeleton height={36} />;
  const codes = known.map((row) => plainText(ownValue(row, keyField)));
  if (codes.length === 0) return <Notice tone="warn">{text('noLanguages')}</Notice>;
  const first = plainText(options['defaultLanguage']);
  const code =
    [selected, first, codes[0]].find((entry) => entry !== null && codes.includes(entry ?? '')) ?? '';
  const language = known[codes.indexOf(code)] ?? {};
  const row = rows.get(code) ?? null;
  const nameOf = (entry: Item) =>
    plainText(ownValue(entry, nameField)) || plainText(ownValue(entry, keyField));
  const stateOf = (key: string) => {
    const own = rows.get(key) ?? null;
    const staged = stagedOf(changes, key, own, shape);
    if (staged) return text(staged['$delete'] === true ? 'removed' : 'staged');
    return text(own ? 'there' : 'none');
  };
  const target = { code: ownValue(language, keyField), row, shape };
  const staged = stagedOf(changes, code, row, shape);
  const put = (next: Item[]) => onChange(next.length === 0 ? null : next);
  const isRemoved = staged?.['$delete'] === true;
  return (
    <div
      className={styles.field}
      role="group"
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
    >
      <div className={styles.head}>
        <Select
          label={text('language')}
          hideLabel
          className={styles.language ?? ''}
          selectedKey={code}
          onChange={setChosen}
          items={known.map((entry) => {
            const key = plainText(ownValue(entry, keyField));
            return { id: key, label: nameOf(entry), description: stateOf(key) };
          })}
        />
        {readonly || (!row && !staged) ? null : isRemoved ? (
          <Button size="dense" onClick={() => put(changes.filter((change) => change !== staged))}>
            {text('takeBack')}
          </Button>
        ) : (
          <Button size="dense" variant="quiet" onClick={() => put(removeText(changes, target))}>
            {text('remove')}
          </Button>
        )}
      </div>
      {isRemoved ? (
        <Notice tone="warn">{text('removedNote')}</Notice>
      ) : (
        <LanguageFields
          key={code}
          {...{ model, target, staged, changes, put, readonly }}
          name={props.field.field}
          label={text('fields', { language: nameOf(language) })}
          onInputError={props.onInputError}
          isChecked={isChecked}
        />
      )}
    </div>
  );
}
