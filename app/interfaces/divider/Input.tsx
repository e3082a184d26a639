import { fieldName, isSystem } from '#app/entities/fields/names.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { plainText } from '#app/lib/plain-text.ts';
import styles from './divider.module.css';

export default function Input({ options, field, labelId }: InputProps) {
  const style = ['small', 'medium', 'large'].includes(String(options['style']))
    ? String(options['style'])
    : 'large';
  const locale = useLocale();
  // Titles of the API's own dividers are English, whatever the language.
  const own = isSystem(field.collection);
  // Their text is the note that the form shows.
  const description = own ? '' : plainText(options['description']);
  const title = own ? fieldName(field, locale) : plainText(options['title']) || field.field;
  return (
    <div className={styles.divider} data-style={style} data-margin={options['margin'] !== false || undefined}>
      <h2 id={labelId} className={styles.title} data-toc={field.field}>
        {title}
      </h2>
      {options['hr'] === false ? null : <hr className={styles.rule} />}
      {description ? <p className={styles.description}>{description}</p> : null}
    </div>
  );
}
