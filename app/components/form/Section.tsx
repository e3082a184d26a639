import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#app/components/ui/class-names.ts';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { readStored, writeStored } from '#app/lib/local-storage.ts';
import { fieldAnchor } from './FieldRow.tsx';
import styles from './Form.module.css';
import { isSectionOpen, sectionAnchor, withSection } from './section-state.ts';

export interface SectionProps {
  collection: string;
  title: string;
  /** Begins closed, until the user has said otherwise. */
  isCollapsed: boolean;
  /** Number of its fields with a change that is not saved, and with an error. */
  changes: number;
  errors: number;
  children: ReactNode;
}

/**
 * A part of a form that can be closed. This machine remembers it. An error in it opens it, and so does whatever leads to one
 * of its fields. What is in it stays there while it is closed, so that it goes on following other fields.
 */
export function Section({ collection, title, isCollapsed, changes, errors, children }: SectionProps) {
  const { t } = useTranslation('item');
  const id = useId();
  const key = `sections.${collection}`;
  const [isOpen, setOpen] = useState(() => isSectionOpen(readStored(key), title, !isCollapsed));
  const [seen, setSeen] = useState(0);
  if (seen !== errors) {
    setSeen(errors);
    if (errors > seen) setOpen(true);
  }
  const toggle = () => {
    writeStored(key, withSection(readStored(key), title, !isOpen));
    setOpen(!isOpen);
  };
  return (
    <section
      id={fieldAnchor(sectionAnchor(title))}
      className={classNames(styles.section, styles.full)}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`} className={styles.sectionTitle}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          data-section-toggle
          onClick={toggle}
        >
          <span className={styles.arrow}>
            <Glyph name="expand" size={16} />
          </span>
          <span>{title}</span>
        </button>
      </h2>
      <span className={styles.sectionState}>
        {errors > 0 ? (
          <span className={styles.sectionErrors}>{t('form.errors', { count: errors })}</span>
        ) : null}
        {changes > 0 && !isOpen ? <span>{t('changes', { count: changes })}</span> : null}
      </span>
      <div id={id} className={styles.members} hidden={!isOpen} data-section-body>
        {children}
      </div>
    </section>
  );
}
