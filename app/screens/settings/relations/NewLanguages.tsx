import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#app/components/page/SearchField.tsx';
import { Checkbox } from '#app/components/ui/Checkbox.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { useLocale } from '#app/i18n/locale.ts';
import { languageName } from '#app/interfaces/language/language-name.ts';
import { languageChoices, matching } from '#app/interfaces/language/languages.ts';
import type { NewLanguage } from './languages-collection.ts';
import styles from './relations.module.css';

export interface NewLanguagesProps {
  name: string;
  onRename: (name: string) => void;
  nameError: string | undefined;
  languages: readonly NewLanguage[];
  onChange: (languages: NewLanguage[]) => void;
  error: string | undefined;
}

/** Names a collection of languages that will be made, and ticks what will be in it. */
export function NewLanguages({ name, onRename, nameError, languages, onChange, error }: NewLanguagesProps) {
  const { t } = useTranslation('relation-setup');
  const locale = useLocale();
  const id = useId();
  const [text, setText] = useState('');
  // In their place from the beginning: a language that is ticked doesn't jump away under the pointer.
  const [begun] = useState(() => new Set(languages.map(({ code }) => code)));
  const all = languageChoices(false, locale);
  const choices = [
    ...all.filter(({ id: code }) => begun.has(code)),
    ...all.filter(({ id: code }) => !begun.has(code)),
  ];
  const tick = (code: string, isOn: boolean) => {
    const others = languages.filter((language) => language.code !== code);
    onChange(isOn ? [...others, { code, name: languageName(code, locale) }] : others);
  };
  return (
    <>
      <TextField
        label={t('languagesName')}
        value={name}
        onChange={onRename}
        error={nameError}
        spellCheck={false}
        autoCapitalize="none"
        translate="no"
      />
      <SearchField label={t('findLanguage')} size="dense" value={text} onChange={setText} />
      <p id={id} className={styles.count} role="status">
        {t('languagesTicked', { count: languages.length })}
      </p>
      <ul className={styles.ticks} aria-labelledby={id}>
        {matching(choices, text).map(({ id: code, label }) => (
          <li key={code}>
            <Checkbox
              isSelected={languages.some((language) => language.code === code)}
              onChange={(isOn) => tick(code, isOn)}
            >
              {label}
            </Checkbox>
          </li>
        ))}
      </ul>
      {error === undefined ? null : <Notice tone="bad">{error}</Notice>}
    </>
  );
}
