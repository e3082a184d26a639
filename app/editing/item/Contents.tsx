import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { sectionOf } from '#app/components/form/conditions.ts';
import { fieldAnchor } from '#app/components/form/FieldRow.tsx';
import { reveal } from '#app/components/form/focus.ts';
import { sectionAnchor } from '#app/components/form/section-state.ts';
import type { FormField } from '#app/components/form/field-access.ts';
import { fieldName, isSystem } from '#app/entities/fields/names.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { fieldInputs } from '#app/interfaces/field-inputs.ts';
import styles from './item.module.css';

/** The headings of a form: its dividers, groups and sections, in order. */
function headingsOf(fields: readonly FormField[], locale: string): { name: string; text: string }[] {
  const sections = new Set<string>();
  return fields.flatMap(({ field }) => {
    const title = sectionOf(field)?.title;
    const isFirst = title !== undefined && !sections.has(title);
    if (isFirst) sections.add(title);
    return [...(isFirst ? [{ name: sectionAnchor(title), text: title }] : []), ...headingOf(field, locale)];
  });
}

function headingOf(field: Field, locale: string): { name: string; text: string }[] {
  const { hasOwnHeading, heading } = fieldInputs.traitsOf(field);
  if (hasOwnHeading ? heading === null : field.type !== 'group') return [];
  const text = hasOwnHeading && !isSystem(field.collection) ? heading : null;
  return [{ name: field.field, text: text ?? fieldName(field, locale) }];
}

/** What is on the page, beside it where there is room. A form without parts needs none. */
export const Contents = memo(function Contents({ fields }: { fields: readonly FormField[] }) {
  const { t } = useTranslation('item');
  const locale = useLocale();
  const headings = headingsOf(fields, locale);
  if (headings.length < 2) return null;
  // Buttons, not links: the address behind the hash is the app's own.
  return (
    <nav className={styles.contents} aria-labelledby="item-contents">
      <h2 id="item-contents" className={styles.contentsTitle}>
        {t('form.contents')}
      </h2>
      <ul>
        {headings.map(({ name, text }) => (
          <li key={name}>
            <button type="button" className={styles.contentsEntry} onClick={() => showField(name)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
});

function showField(name: string): void {
  const row = document.getElementById(fieldAnchor(name));
  if (row) {
    reveal(row);
    row.scrollIntoView({ block: 'start' });
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
  }
}
