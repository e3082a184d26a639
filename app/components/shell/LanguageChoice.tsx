import { useTranslation } from 'react-i18next';
import { isEnglish } from '#app/i18n/choose-locale.ts';
import { useTexts } from '#app/i18n/locale.ts';
import { bundleOf, translatedLocales } from '#app/i18n/packs.ts';
import { applyLocale, knownNamespaces } from '#app/i18n/setup.ts';
import { writeStored } from '#app/lib/local-storage.ts';
import styles from './LanguageChoice.module.css';
import { publicLanguageKey } from './use-language.ts';

/** A language by its own name: whoever looks for it may read no other one. */
function ownName(locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** The language of public pages, remembered on this machine. The control is the browser's own: it costs nothing. */
export function LanguageChoice() {
  const { t } = useTranslation();
  const { locale } = useTexts();
  const choices = translatedLocales.map((id) => ({ id, name: ownName(id) }));
  if (choices.length < 2) return null;
  const collator = new Intl.Collator(locale);
  const choose = (id: string) => {
    writeStored(publicLanguageKey, id);
    void applyLocale(id, knownNamespaces());
  };
  return (
    <label className={styles.choice}>
      <span>{t('language')}</span>
      <select
        translate="no"
        value={isEnglish(locale) ? 'en-US' : (bundleOf(locale) ?? 'en-US')}
        onChange={({ target }) => choose(target.value)}
      >
        {choices
          .sort((a, b) => collator.compare(a.name, b.name))
          .map(({ id, name }) => (
            <option key={id} value={id} lang={id}>
              {name}
            </option>
          ))}
      </select>
    </label>
  );
}
