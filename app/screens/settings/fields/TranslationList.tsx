import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import type { Translation } from '#app/entities/fields/types.ts';
import { translatedLocales } from '#app/i18n/packs.ts';
import styles from './field-setup.module.css';

interface TranslationListProps {
  value: readonly Translation[];
  error: string | undefined;
  onChange: (value: Translation[]) => void;
}

/** What the field is called in each language. */
export function TranslationList({ value, error, onChange }: TranslationListProps) {
  const { t } = useTranslation('field-setup');
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const put = (index: number, changes: Partial<Translation>) =>
    onChange(value.map((entry, at) => (at === index ? { ...entry, ...changes } : entry)));
  const add = () => {
    onChange([...value, { locale: '', translation: '' }]);
    // The row has to be there before it can have the focus.
    setTimeout(() =>
      [...(frame.current?.querySelectorAll<HTMLElement>('[data-locale]') ?? [])].at(-1)?.focus(),
    );
  };
  const remove = (index: number) => {
    onChange(value.filter((_, at) => at !== index));
    frame.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  return (
    <div
      ref={frame}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-note`}
      className={styles.translations}
      data-place="translation"
    >
      <span id={`${id}-label`} className={styles.label}>
        {t('schema.translations')}
      </span>
      {value.map((entry, index) => (
        // Rows have no key of their own, and are never moved.
        <div key={`${id}-${value.length}-${String(index)}`} className={styles.translation}>
          <TextField
            label={t('schema.locale')}
            hideLabel={index > 0}
            placeholder={t('schema.localeHint')}
            list={`${id}-locales`}
            autoCapitalize="none"
            spellCheck={false}
            value={entry.locale}
            onChange={(locale) => put(index, { locale })}
            error={error && entry.locale.trim() === '' ? true : undefined}
            data-locale=""
          />
          <TextField
            label={t('schema.translation')}
            hideLabel={index > 0}
            value={entry.translation}
            onChange={(translation) => put(index, { translation })}
            error={error && entry.translation.trim() === '' ? true : undefined}
          />
          <IconButton
            label={
              entry.locale.trim() === ''
                ? t('schema.removeEmpty')
                : t('schema.removeTranslation', { locale: entry.locale })
            }
            onClick={() => remove(index)}
          >
            <Glyph name="close" size={16} />
          </IconButton>
        </div>
      ))}
      <datalist id={`${id}-locales`}>
        {translatedLocales.map((locale) => (
          <option key={locale} value={locale}>
            {locale}
          </option>
        ))}
      </datalist>
      {error ? (
        <span role="alert" className={styles.inputError}>
          <Glyph name="error" size={16} />
          <span>{error}</span>
        </span>
      ) : null}
      <span id={`${id}-note`} className={styles.note}>
        {t('schema.translationsNote')}
      </span>
      <Button variant="secondary" size="dense" onClick={add} data-add="">
        {t('schema.addTranslation')}
      </Button>
    </div>
  );
}
