import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { dismissMissingPart, useMissingPart } from '#app/lib/missing-parts.ts';
import { startAnew } from '#app/session/unsaved.ts';
import styles from './LanguageNotice.module.css';

/** A part of the app did not come: why, and the way on. */
export function MissingPartNotice() {
  const { t } = useTranslation();
  const missing = useMissingPart();
  if (missing === null) return null;
  return (
    <Notice
      tone="warn"
      className={styles.place}
      title={t(missing === 'updated' ? 'missingPart.updated' : 'missingPart.unreachable')}
      action={
        <div className={styles.actions}>
          {/* Edits are drafts by then: a page that goes writes down what was typed last. */}
          <Button size="dense" variant="primary" onClick={() => startAnew(null)}>
            {t('missingPart.reload')}
          </Button>
          <Button size="dense" variant="quiet" onClick={dismissMissingPart}>
            {t('close')}
          </Button>
        </div>
      }
    >
      {t('missingPart.kept')}
    </Notice>
  );
}
