import { useTranslation } from 'react-i18next';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import styles from './command.module.css';
import { altKey, modKey, modShiftKey } from './platform.ts';

const groups = [
  {
    key: 'everywhere',
    lines: [
      [modKey('K'), 'menu'],
      ['?', 'list'],
      ['keys.esc', 'close'],
      ['F6', 'notifications'],
    ],
  },
  {
    key: 'items',
    lines: [
      [modKey('S'), 'save'],
      [modKey('Z'), 'undo'],
      [modShiftKey('Z'), 'redo'],
      [modKey('.'), 'fieldMenu'],
    ],
  },
  {
    key: 'listing',
    lines: [
      ['↑ ↓ ← →', 'move'],
      ['keys.enter', 'open'],
      ['keys.space', 'select'],
      [modKey('A'), 'selectAll'],
      [altKey('↑ ↓ ← →'), 'reorder'],
      ['F2', 'editCell'],
    ],
  },
] as const;

/** Keys with a name of their own in each language. */
type NamedKey = 'keys.esc' | 'keys.enter' | 'keys.space';

function isNamed(keys: string): keys is NamedKey {
  return keys.startsWith('keys.');
}

/** All keys that do something, by where they do it. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('command');
  const { t: shared } = useTranslation();
  return (
    <Dialog title={t('shortcuts.title')} onClose={onClose} size="sm" closeLabel={shared('close')}>
      {groups.map(({ key: group, lines }) => (
        <section key={group} className={styles.keys}>
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
        </section>
      ))}
    </Dialog>
  );
}
