import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import styles from './permissions.module.css';
import { useChangeText } from './use-change-text.ts';
import type { PermissionEdits } from './use-permission-edits.ts';

/** What a save would change, value by value, each with the way back. For the dialog of a role's changes. */
export function PermissionChanges({ edits }: { edits: PermissionEdits }) {
  const { t } = useTranslation('permissions');
  const list = useRef<HTMLDivElement>(null);
  const { placeText, whatText, valueText } = useChangeText();
  const removed = edits.staged.removed.size;
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label={t('changes.list')} className={styles.changes}>
      {edits.count === 0 ? <p className={styles.note}>{t('changes.none')}</p> : null}
      <ul>
        {edits.changes.map((change) => {
          const place = placeText(change.cell);
          const what = whatText(change.key);
          return (
            <li key={`${change.cell.collection}\n${change.cell.status}\n${change.key}`}>
              <span className={styles.changeText}>
                <strong>{t('changes.lead', { place, what })}</strong>
                <span>
                  <VisuallyHidden>{t('changes.before')} </VisuallyHidden>
                  <del>{valueText(change, change.before)}</del>
                  <Icon name="arrow_right_alt" size={18} />
                  <VisuallyHidden>{t('changes.after')} </VisuallyHidden>
                  <ins>{valueText(change, change.after)}</ins>
                </span>
              </span>
              <Button
                size="dense"
                icon={<Icon name="undo" size={18} />}
                aria-label={t('changes.takeBackOf', { what, place })}
                onClick={() => {
                  // The button goes with its entry.
                  list.current?.focus();
                  edits.takeBack(change);
                }}
              >
                {t('changes.takeBack')}
              </Button>
            </li>
          );
        })}
      </ul>
      {removed > 0 ? <p>{t('changes.removed', { count: removed })}</p> : null}
    </div>
  );
}
