import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import styles from './command.module.css';
import { screenActions } from './screen-actions.ts';
import { groupsFor, isNamed } from './shortcuts.ts';

/** All keys that do something, by where they do it; those of the screen first. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('command');
  const { t: shared } = useTranslation();
  const [groups] = useState(() => groupsFor(screenActions.getState().map(({ id }) => id)));
  return (
    <Dialog title={t('shortcuts.title')} onClose={onClose} size="md" closeLabel={shared('close')}>
      {/* Arrow keys scroll what may be longer than the window. */}
      <section className={styles.groups} tabIndex={0} aria-label={t('shortcuts.title')}>
        {groups.map(({ key: group, lines }) => (
          <div key={group} className={styles.keys}>
            <h3>{t(`shortcuts.${group}`)}</h3>
            <dl>
              {lines.map(([keys, line]) => (
                <div key={line}>
                  <dt>{t(`shortcuts.${line}`)}</dt>
                  <dd>
                    <kbd>{isNamed(keys) ? t(keys) : keys}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </section>
    </Dialog>
  );
}
