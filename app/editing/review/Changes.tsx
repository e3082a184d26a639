import { useTranslation } from 'react-i18next';
import { TextDiff } from '#app/components/text/TextDiff.tsx';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import type { FieldChange } from '#app/entities/activity/history.ts';
import { fieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldName, isToMany } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { ValueDisplay } from './ValueDisplay.tsx';
import { diffKind, listChange } from './diff-rules.ts';
import styles from '#app/editing/item/history/history.module.css';

interface ChangesProps {
  changes: readonly FieldChange[];
  collection: Collection;
  /** There was nothing before. */
  isFirst?: boolean;
}

/** Field by field what was there before and what after. */
export function Changes({ changes, collection, isFirst = false }: ChangesProps) {
  const locale = useLocale();
  return (
    <dl className={styles.changes}>
      {changes.map((change) => {
        const field = fieldOf(collection, change.name);
        if (!field) return null;
        return (
          <div key={change.name}>
            <dt className={styles.name}>{fieldName(field, locale)}</dt>
            <dd
              className={styles.change}
              // What can be scrolled has to be reached by the keyboard.
              {...(isLong(change) ? { tabIndex: 0, 'data-long': true } : {})}
            >
              <Change field={field} change={change} isFirst={isFirst} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function isLong({ before, after }: FieldChange): boolean {
  return [before, after].some((value) =>
    typeof value === 'object' ? value !== null : String(value).length > 300,
  );
}

interface ChangeProps {
  field: Field;
  change: FieldChange;
  isFirst: boolean;
}

/** One value before and after; of a text, what was put in and taken out. */
export function Change({ field, change, isFirst }: ChangeProps) {
  const { t } = useTranslation('history');
  const { before, after } = change;
  const kind = diffKind(field, before, after);
  if (isToMany(field)) {
    const count = Array.isArray(after) ? after.length : 0;
    return <p className={styles.after}>{t('rowsChanged', { count })}</p>;
  }
  if (isFirst) {
    return (
      <Side isAfter label={t('after')}>
        <ValueDisplay field={field} value={after} />
      </Side>
    );
  }
  if (kind === 'text') {
    const sides = <Sides field={field} change={change} />;
    return <TextDiff before={String(before)} after={String(after)} otherwise={sides} />;
  }
  if (kind === 'list') {
    const { removed, added } = listChange(before, after);
    // Another order is a change that no entry was lost or won by.
    if (removed.length + added.length > 0) {
      return (
        <>
          {removed.map((entry) => (
            <Side key={`- ${entry}`} isAfter={false} label={t('removed')}>
              {entry}
            </Side>
          ))}
          {added.map((entry) => (
            <Side key={`+ ${entry}`} isAfter label={t('added')}>
              {entry}
            </Side>
          ))}
        </>
      );
    }
  }
  return <Sides field={field} change={change} />;
}

function Sides({ field, change }: { field: Field; change: FieldChange }) {
  const { t } = useTranslation('history');
  return (
    <>
      <Side isAfter={false} label={t('before')}>
        <ValueDisplay field={field} value={change.before} />
      </Side>
      <Side isAfter label={t('after')}>
        <ValueDisplay field={field} value={change.after} />
      </Side>
    </>
  );
}

interface SideProps {
  isAfter: boolean;
  label: string;
  children: React.ReactNode;
}

function Side({ isAfter, label, children }: SideProps) {
  return (
    <div className={isAfter ? styles.after : styles.before}>
      <Glyph name={isAfter ? 'check' : 'close'} size={16} />
      <VisuallyHidden>{label}: </VisuallyHidden>
      <span className={styles.value} dir="auto">
        {children}
      </span>
    </div>
  );
}
