import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { useLocale } from '#app/i18n/locale.ts';
import { formatInstant, formatInstantTime, todayIn } from '#app/lib/dates.ts';
import { useCurrentUser } from '#app/session/model.ts';
import styles from '#app/editing/editing.module.css';

export interface DraftFrameProps {
  /** When the draft was made, ms since 1970. */
  at: number;
  /** null: there is nothing to restore. */
  onRestore: (() => void) | null;
  onDiscard: () => void;
  /** What is in it, and what has changed meanwhile. */
  children: ReactNode;
}

/** Offers the edits of an earlier visit. Nothing is put anywhere unasked. */
export function DraftFrame({ at, onRestore, onDiscard, children }: DraftFrameProps) {
  const { t } = useTranslation('item');
  const locale = useLocale();
  const { timezone } = useCurrentUser();
  return (
    <Notice
      tone="info"
      title={t('draft.title', { when: momentText(at, locale, timezone) })}
      action={
        <span className={styles.buttons}>
          <Button size="dense" onClick={onDiscard}>
            {t('draft.discard')}
          </Button>
          {onRestore ? (
            <Button size="dense" variant="primary" onClick={onRestore}>
              {t('draft.restore')}
            </Button>
          ) : null}
        </span>
      }
    >
      {children}
    </Notice>
  );
}

/** The time alone for today, else the day too; in the user's zone. */
function momentText(at: number, locale: string, timeZone: string | null | undefined): string {
  const format = todayIn(timeZone, at) === todayIn(timeZone) ? formatInstantTime : formatInstant;
  return format(at, locale, timeZone);
}
