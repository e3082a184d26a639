import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { applyLocale, dismissFailedLocale, type FailedLocale } from '#app/i18n/setup.ts';
import styles from './LanguageNotice.module.css';

/** Why the page speaks English. */
export function LanguageNotice({ failed: { locale, isUnknown } }: { failed: FailedLocale }) {
  const { t } = useTranslation(['app', 'shell']);
  const again = useMutation({ mutationFn: () => applyLocale(locale) });
  return (
    <Notice
      tone={isUnknown ? 'info' : 'warn'}
      className={styles.place}
      title={isUnknown ? t('shell:frame.languageUnknown', { locale }) : t('shell:frame.languageFailed')}
      action={
        <div className={styles.actions}>
          {isUnknown ? null : (
            <Button size="dense" pending={again.isPending} onClick={() => again.mutate()}>
              {t('retry')}
            </Button>
          )}
          <Button size="dense" variant="quiet" onClick={dismissFailedLocale}>
            {t('close')}
          </Button>
        </div>
      }
    />
  );
}
