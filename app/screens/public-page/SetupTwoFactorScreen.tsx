import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PublicFrame } from '#app/components/shell/PublicFrame.tsx';
import { buttonClass } from '#app/components/ui/button-class.ts';
import styles from './public-page.module.css';

/** Where a sign-in ends when the role asks for a second factor and none is set up (code 113). */
export function SetupTwoFactorScreen() {
  const { t } = useTranslation('sign-in');
  return (
    <PublicFrame title={t('twoFactor.title')}>
      <div className={styles['stack']}>
        <p>{t('twoFactor.body')}</p>
        <Link to="/login" className={buttonClass({ variant: 'primary' })}>
          {t('reset.toSignIn')}
        </Link>
      </div>
    </PublicFrame>
  );
}
