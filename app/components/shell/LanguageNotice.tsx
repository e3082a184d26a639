import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { applyLocale, dismissFailedLocale } from '#app/i18n/setup.ts';
import styles from './LanguageNotice.module.css';

/** Why the page speaks English. `locale`: the one whose texts could not be fetched. */
export function LanguageNotice({ locale }: { locale: string }) {
  const { t } = useTranslation();
  const again = useMutation({ mutationFn: () => applyLocale(locale) });
  return (
    <Notice
      tone="warn"
      className={styles.place}
      title={t('languageFailed')}
      action={
        <div className={styles.actions}>
          <Button size="dense" pending={again.isPending} onClick={() => again.mutate()}>
            {t('retry')}
          </Button>
          <Button size="dense" variant="quiet" onClick={dismissFailedLocale}>
            {t('close')}
          </Button>
        </div>
      }
    />
  );
}
