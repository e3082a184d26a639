import { useMemo } from 'react';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import type { Item } from '#app/entities/items/types.ts';
import { languageFieldIn } from '#app/entities/fields/languages.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import { languageStates } from '#app/entities/translations/rules.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { listOf } from '#app/i18n/set-apart.ts';
import type { DisplayProps } from '#app/interfaces/define.ts';
import type { ListModel } from '#app/interfaces/related/list-model.ts';
import { RowCount } from '#app/interfaces/related/RowCount.tsx';
import { useListModel } from '#app/interfaces/related/use-list-model.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { useCollections } from '#app/session/model.ts';
import { type Languages, languagesOf, nameOf, useListedRows } from './languages.ts';
import { languageOf } from './staged-texts.ts';
import styles from './translation.module.css';
import { useTextRule } from './use-language-states.ts';

/** Languages that are named in a cell; the rest is counted. */
const maxNamed = 4;

interface ProgressProps extends Required<Pick<DisplayProps, 'field' | 'options' | 'item'>> {
  model: ListModel;
  languages: Languages;
  rows: readonly Item[];
}

/** How much of an item is translated into each language; the number of translations where its texts aren't known. */
export default function LanguageProgress(props: DisplayProps) {
  const { value, field, options, item } = props;
  const model = useListModel(field, 'o2m');
  const languages = languagesOf(useCollections(), options);
  if (!item || !Array.isArray(value) || !model || !languages) return <RowCount value={value} />;
  return <Progress {...{ field, options, item, model, languages }} rows={value as Item[]} />;
}

function Progress({ field, options, item, model, languages, rows }: ProgressProps) {
  const text = useInterfaceText('translation');
  const locale = useLocale();
  const { data } = useListedRows(languages);
  const known = languages.listed ?? data;
  const language = languageFieldIn(options);
  const codes = useMemo(
    () => (known ?? []).map((row) => plainText(ownValue(row, languages.keyField))),
    [known, languages.keyField],
  );
  const { fields, rule } = useTextRule(model, field.collection, { options, language, codes });
  if (!known) return <RowCount value={rows} />;
  const shape = { rowKey: model.rowKey, language };
  const byCode = new Map(rows.map((row) => [languageOf(row, shape, languages.keyField), row]));
  const { progress } = languageStates({ codes, fields, rule, item, rows: byCode });
  const number = new Intl.NumberFormat(locale);
  const all = [...progress].map(([code, { done, total, missing }]) => {
    const names = fields
      .filter((entry) => missing.includes(entry.field))
      .map((entry) => fieldName(entry, locale));
    const state = [
      `${nameOf(known[codes.indexOf(code)], languages)}: ${text('progress', { done, total })}`,
      names.length > 0 ? text('missingNames', { names: listOf(names, locale) }) : '',
    ];
    return {
      code,
      short: `${shortOf(code, codes)} ${number.format(done)}/${number.format(total)}`,
      isDone: done === total,
      words: state.filter(Boolean).join(' · '),
    };
  });
  const words = all.map((each) => each.words).join('\n');
  return (
    <span title={words} className={styles.states}>
      <VisuallyHidden>{words}</VisuallyHidden>
      <span aria-hidden="true">
        {all.slice(0, maxNamed).map(({ code, short, isDone }) => (
          <span key={code} className={styles.state} data-done={isDone || undefined}>
            {short}
          </span>
        ))}
        {all.length > maxNamed ? `+${number.format(all.length - maxNamed)}` : null}
      </span>
    </span>
  );
}

/** A code without its region, where no other language has the same. */
function shortOf(code: string, codes: readonly string[]): string {
  const base = (each: string) => each.split(/[-_]/)[0] ?? each;
  return codes.filter((each) => base(each) === base(code)).length > 1 ? code : base(code);
}
