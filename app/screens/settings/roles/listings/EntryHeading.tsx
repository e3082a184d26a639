import { useTranslation } from 'react-i18next';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { clip, plainText } from '#app/lib/plain-text.ts';
import styles from './listings.module.css';

interface EntryHeadingProps {
  icon: string;
  name: string;
  /** Stands after the name: where it leads, how much is in it. */
  fact?: string;
  /** Why it is not shown, in words. */
  problem: string | null;
  isOpen: boolean;
  formId: string;
  onToggle: () => void;
}

/** What an entry reads; opens and closes its form. */
export function EntryHeading({ icon, name, fact, problem, isOpen, formId, onToggle }: EntryHeadingProps) {
  return (
    <button
      type="button"
      className={styles.heading}
      aria-expanded={isOpen}
      aria-controls={isOpen ? formId : undefined}
      onClick={onToggle}
    >
      <Icon name={icon} size={20} />
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {fact ? (
          <span className={styles.fact} dir="auto">
            {fact}
          </span>
        ) : null}
        {problem === null ? null : (
          <span className={styles.problem}>
            <Glyph name="warning" size={16} />
            {problem}
          </span>
        )}
      </span>
      <Glyph name="expand" size={16} />
    </button>
  );
}

/** Something among the entries that is none: kept, seen, and removed if the user wants. */
export function OddEntry({ entry }: { entry: unknown }) {
  const { t } = useTranslation('roles');
  return (
    <>
      <p className={styles.odd}>{clip(plainText(entry), 500) || 'null'}</p>
      <p className={styles.note}>{t('listing.odd')}</p>
    </>
  );
}
