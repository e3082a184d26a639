import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { stayActive } from '#app/session/idle.ts';
import { hasUnsaved } from '#app/session/unsaved.ts';
import styles from './ReloginDialog.module.css';
import { useSignOut } from './use-sign-out.ts';

/** The seconds left at which the time is said aloud: each one would drown everything else. */
const spoken = [10, 30, 60];

/** In the last minute before an unused session ends. `deadline`: when that is, by `performance.now()`. */
export function IdleWarning({ deadline }: { deadline: number }) {
  const { t } = useTranslation('session');
  const { signOutNow, isPending } = useSignOut();
  const left = useSecondsTo(deadline);
  const said = spoken.find((seconds) => left <= seconds) ?? left;
  return (
    <Dialog
      title={t('idleTitle')}
      role="alertdialog"
      size="sm"
      onClose={stayActive}
      footer={
        <>
          <Button variant="quiet" pending={isPending} onClick={signOutNow}>
            {t('signOutNow')}
          </Button>
          <Button variant="primary" autoFocus onClick={stayActive}>
            {t('stay')}
          </Button>
        </>
      }
    >
      <div className={styles.about}>
        <p aria-hidden="true">{t('idleBody', { count: left })}</p>
        <VisuallyHidden role="alert">{t('idleBody', { count: said })}</VisuallyHidden>
        {hasUnsaved() ? <p>{t('idleUnsaved')}</p> : null}
      </div>
    </Dialog>
  );
}

/** Whole seconds until a point of time, counted down. */
function useSecondsTo(deadline: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}
