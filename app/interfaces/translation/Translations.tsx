import { Suspense, use, useMemo, useState } from 'react';
import { FormValuesContext } from '#app/components/form/form-values.ts';
import { useFormItem } from '#app/components/form/form-item.ts';
import { Notice } from '#app/components/ui/Notice.tsx';
import { RetryNotice } from '#app/components/feedback/RetryNotice.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { Switch } from '#app/components/ui/Switch.tsx';
import type { Item } from '#app/entities/items/types.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { changesIn } from '#app/interfaces/related/staged-rows.ts';
import { useRelatedText } from '#app/interfaces/related/use-related-text.ts';
import { sourcePlace } from '#app/entities/translations/rules.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { LanguageHead } from './LanguageHead.tsx';
import { LanguageTexts } from './LanguageTexts.tsx';
import { nameOf } from './languages.ts';
import styles from './translation.module.css';
import type { TranslationSet } from './translation-set.ts';
import { useLanguageStates } from './use-language-states.ts';
import { useTranslatorView } from './use-translator-view.ts';
import { type TranslationsProps, useTextCheck, useTranslatedRows } from './use-translated-rows.ts';

const TranslatorView = lazyPart(() => import('./TranslatorView.tsx'));

/** A choice of language over the fields of the translation into it, or two languages side by side. */
export function Translations(props: TranslationsProps) {
  const { languages, value, options } = props;
  const text = useInterfaceText('translation');
  const related = useRelatedText();
  const itemKey = useFormItem();
  const { known, rows, saved, failed, isReady } = useTranslatedRows(props, itemKey);
  const changes = useMemo(() => changesIn(value), [value]);
  const form = { values: use(FormValuesContext), itemKey };
  const codes = useMemo(
    () => (known ?? none).map((row) => plainText(ownValue(row, languages.keyField))),
    [known, languages.keyField],
  );
  const { states, texts } = useLanguageStates(props, codes, rows);
  const view = useTranslatorView(props, states, codes, known !== undefined && isReady);
  const [selected, setSelected] = useState<string | null>(null);
  const isChecked = useTextCheck(props, { known, saved }, (code) => {
    setSelected(code);
    // What is wrong is shown, wherever it stands.
    if (view.isPair) view.show(code);
  });

  if (itemKey === null && !props.newItem && changes.length === 0) return <p>{related('batch')}</p>;
  if (failed) {
    return (
      <RetryNotice text={related('failed')} error={failed.error} onRetry={() => void failed.refetch()} />
    );
  }
  if (!known || !isReady) return <Skeleton height={36} />;
  if (codes.length === 0) return <Notice tone="warn">{text('noLanguages')}</Notice>;
  const first = plainText(options['defaultLanguage']);
  const code = [selected, first].find((entry) => entry !== null && codes.includes(entry)) ?? codes[0] ?? '';
  const languageOf = (place: string) => known[codes.indexOf(place)];
  const set: TranslationSet = {
    props,
    itemKey,
    codes,
    rows,
    changes,
    states,
    texts,
    form,
    isChecked,
    keyOf: (place) => ownValue(languageOf(place), languages.keyField),
    nameOf: (place) => {
      if (place !== sourcePlace) return nameOf(languageOf(place), languages);
      const { code: source } = states.rule;
      if (source === null) return text('item');
      const language = nameOf(languageOf(source), languages);
      return states.rule.own.size > 0 ? text('itemIn', { language }) : language;
    },
    put: (next) => props.onChange(next.length === 0 ? null : next),
  };
  return (
    <div
      className={styles.field}
      role="group"
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
    >
      {codes.length > 1 || states.rule.own.size > 0 ? (
        <Switch isSelected={view.isPair} onChange={(isPair) => view.remember({ isPair })}>
          {text('pair')}
        </Switch>
      ) : null}
      {view.isPair ? (
        <Suspense fallback={<Skeleton height={240} />}>
          <TranslatorView {...{ set, view }} />
        </Suspense>
      ) : (
        <>
          <LanguageHead {...{ set, code }} label={text('language')} codes={codes} onChange={setSelected} />
          <LanguageTexts key={code} {...{ set, code }} />
        </>
      )}
    </div>
  );
}

const none: readonly Item[] = [];
