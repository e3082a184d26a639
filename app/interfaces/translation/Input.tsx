import { useMemo, useState } from 'react';
import { useFormItem } from '#app/components/form/form-item.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { RetryNotice } from '#app/components/feedback/RetryNotice.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { fieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { languageFieldIn } from '#app/entities/fields/languages.ts';
import { canRead } from '#app/entities/permissions/rules.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { changesIn } from '#app/interfaces/related/staged-rows.ts';
import { useListModel } from '#app/interfaces/related/use-list-model.ts';
import { useRelatedText } from '#app/interfaces/related/use-related-text.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { useCollections, useRights } from '#app/session/model.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { LanguageFields } from './LanguageFields.tsx';
import { languagesOf, nameOf } from './languages.ts';
import { removeText, stagedOf } from './staged-texts.ts';
import styles from './translation.module.css';
import { type TranslationsProps, useTextCheck, useTranslatedRows } from './use-translated-rows.ts';

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

/** A choice of language over the fields of the translation into it. */
function Translations(props: TranslationsProps) {
  const { model, languages, shape, value, options } = props;
  const text = useInterfaceText('translation');
  const related = useRelatedText();
  const itemKey = useFormItem();
  const { known, rows, saved, failed, isReady } = useTranslatedRows(props, itemKey);
  const changes = useMemo(() => changesIn(value), [value]);
  const [selected, setChosen] = useState<string | null>(null);
  const isChecked = useTextCheck(props, { known, saved }, setChosen);

  if (itemKey === null && !props.newItem && changes.length === 0) return <p>{related('batch')}</p>;
  if (failed) {
    return (
      <RetryNotice text={related('failed')} error={failed.error} onRetry={() => void failed.refetch()} />
    );
  }
  if (!known || !isReady) return <Skeleton height={36} />;
  const { keyField } = languages;
  const codes = known.map((row) => plainText(ownValue(row, keyField)));
  if (codes.length === 0) return <Notice tone="warn">{text('noLanguages')}</Notice>;
  const first = plainText(options['defaultLanguage']);
  const code =
    [selected, first, codes[0]].find((entry) => entry !== null && codes.includes(entry ?? '')) ?? '';
  const language = known[codes.indexOf(code)] ?? {};
  const row = rows.get(code) ?? null;
  const staged = stagedOf(changes, code, row, shape);
  const put = (next: Item[]) => props.onChange(next.length === 0 ? null : next);
  const target = { code: ownValue(language, keyField), row, shape };
  const isRemoved = staged?.['$delete'] === true;
  return (
    <div
      className={styles.field}
      role="group"
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
    >
      <div className={styles.head}>
        <LanguageSelect {...{ known, rows, changes, shape, languages, code }} onChange={setChosen} />
        {props.readonly || (!row && !staged) ? null : isRemoved ? (
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
          {...{ model, target, staged, changes, put, isChecked }}
          readonly={props.readonly}
          name={props.field.field}
          label={text('fields', { language: nameOf(language, languages) })}
          onInputError={props.onInputError}
        />
      )}
    </div>
  );
}

interface LanguageSelectProps extends Pick<TranslationsProps, 'shape' | 'languages'> {
  known: readonly Item[];
  rows: ReadonlyMap<string, Item>;
  changes: ReturnType<typeof changesIn>;
  code: string;
  onChange: (code: string | null) => void;
}

/** The languages, with what there is in each. */
function LanguageSelect({ known, rows, changes, shape, languages, code, onChange }: LanguageSelectProps) {
  const text = useInterfaceText('translation');
  const stateOf = (key: string) => {
    const own = rows.get(key) ?? null;
    const staged = stagedOf(changes, key, own, shape);
    if (staged) return text(staged['$delete'] === true ? 'removed' : 'staged');
    return text(own ? 'there' : 'none');
  };
  return (
    <Select
      label={text('language')}
      hideLabel
      className={styles.language ?? ''}
      selectedKey={code}
      onChange={onChange}
      items={known.map((entry) => {
        const key = plainText(ownValue(entry, languages.keyField));
        return { id: key, label: nameOf(entry, languages), description: stateOf(key) };
      })}
    />
  );
}
