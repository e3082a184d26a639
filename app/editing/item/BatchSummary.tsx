import { useTranslation } from 'react-i18next';
import type { BatchEdit } from '#app/entities/items/batch-edits.ts';
import { linkedKeysIn } from '#app/entities/items/batch-links.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { InterfaceDisplay } from '#app/interfaces/InterfaceDisplay.tsx';
import { type BatchItems, countChanged } from './batch-rules.ts';
import styles from './item.module.css';

export interface BatchSummaryProps {
  edits: readonly BatchEdit[];
  /** Those that may be changed. */
  items: BatchItems;
  /** Items are known as a whole, so that it can be told in how many anything changes. */
  isCompared: boolean;
  /** How many are left out, because the role may not change them. */
  closed: number;
  /** How many will be refused, because the role may not give them the status. */
  barred: number;
}

/** What a batch is about to change, field by field, before it is saved. */
export function BatchSummary({ edits, items, isCompared, closed, barred }: BatchSummaryProps) {
  const { t } = useTranslation('batch');
  const locale = useLocale();
  return (
    <>
      <dl className={styles.summary}>
        {edits.map((edit) => {
          const { field, mode, value } = edit;
          const count = isCompared ? countChanged(items, edit) : items.size;
          return (
            <div key={field.field}>
              <dt>{fieldName(field, locale)}</dt>
              <dd>
                <span>{t(`change.${mode}`)}</span>{' '}
                <bdi className={styles.newValue}>
                  {edit.links ? (
                    t('links', { count: linkedKeysIn(value, edit.links).length })
                  ) : isEmpty(value) ? (
                    t('nothing')
                  ) : (
                    <InterfaceDisplay field={field} value={value} />
                  )}
                </bdi>
                {isCompared && !edit.links ? (
                  <span className={styles.count}>{t('changesIn', { count, all: items.size })}</span>
                ) : null}
              </dd>
            </div>
          );
        })}
      </dl>
      {edits.some((edit) => edit.links) ? <p>{t('linksLasting')}</p> : null}
      {barred > 0 ? <p>{t('barred', { count: barred })}</p> : null}
      {closed > 0 ? <p>{t('leftOut', { count: closed })}</p> : null}
    </>
  );
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
