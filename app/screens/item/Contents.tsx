import { useTranslation } from 'react-i18next';
import { fieldAnchor } from '#app/components/form/FieldRow.tsx';
import type { FormField } from '#app/components/form/field-access.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { fieldInputs } from '#app/interfaces/field-inputs.ts';
import styles from './item.module.css';

/** The headings of a form: its dividers and groups, in order. */
function headingsOf(fields: readonly FormField[], locale: string): { name: string; text: string }[] {
  return fields.flatMap(({ field }) => {
    const { hasOwnHeading, heading } = fieldInputs.traitsOf(field);
    if (hasOwnHeading) return heading === null ? [] : [{ name: field.field, text: heading }];
    return field.type === 'group' ? [{ name: field.field, text: fieldName(field, locale) }] : [];
  });
}

/** What is on the page, beside it where there is room. A form without parts needs none. */
export function Contents({ fields }: { fields: readonly FormField[] }) {
  const { t } = useTranslation('item');
  const locale = useLocale();
  const headings = headingsOf(fields, locale);
  if (headings.length < 2) return null;
  // Buttons, not links: the address behind the hash is the app's own.
  return (
    <nav className={styles['contents']} aria-labelledby="item-contents">
      <h2 id="item-contents" className={styles['contentsTitle']}>
        {t('form.contents')}
      </h2>
      <ul>
        {headings.map(({ name, text }) => (
          <li key={name}>
            <button type="button" className={styles['contentsEntry']} onClick={() => showField(name)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function showField(name: string): void {
  const row = document.getElementById(fieldAnchor(name));
  row?.scrollIntoView({ block: 'start' });
  if (row) {
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
  }
}
