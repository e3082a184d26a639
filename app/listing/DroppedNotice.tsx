import { useTranslation } from 'react-i18next';
import { useProblemText } from '#app/components/extension/use-problem-text.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { useLocale } from '#app/i18n/locale.ts';
import { listOf } from '#app/i18n/set-apart.ts';
import styles from './items.module.css';

interface DroppedNoticeProps {
  /** Fields that a saved view names and that aren't there (any more). */
  names: readonly string[];
  /** The layout that it names and that isn't there. */
  layout: string | null;
  /** Why it can't be shown, where it is one of the installation's. */
  reason: unknown;
  onRetry: () => void;
  onKeep: () => void;
}

/** A saved view that names vanished fields shows the rest, and says so. */
export default function DroppedNotice({ names, layout, reason, onRetry, onKeep }: DroppedNoticeProps) {
  const { t } = useTranslation('listing');
  const { t: shared } = useTranslation();
  const problem = useProblemText(reason);
  const list = listOf(names, useLocale());
  return (
    <Notice
      tone="warn"
      className={styles.dropped}
      action={
        <>
          {reason === null ? null : (
            <Button size="dense" onClick={onRetry}>
              {shared('retry')}
            </Button>
          )}
          <Button size="dense" onClick={onKeep}>
            {t('dropped.keep')}
          </Button>
        </>
      }
    >
      {layout === null ? null : t('dropped.layout', { layout })} {reason === null ? null : problem}{' '}
      {names.length > 0 ? t('dropped.text', { count: names.length, list }) : null}
    </Notice>
  );
}
