import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ActionRow } from '#app/components/ui/ActionRow.tsx';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { CopyText } from '#app/components/ui/CopyText.tsx';
import { clip } from '#app/lib/plain-text.ts';
import { addresses } from '#app/session/addresses.ts';
import styles from './install.module.css';
import { StepHeading, type StepProps } from './StepForm.tsx';

export function DoneStep({ wizard: { form, generated } }: StepProps) {
  const { t } = useTranslation('install');
  const { projectName, email } = form.values;
  return (
    <section className={styles.step}>
      <StepHeading>{t('done.title')}</StepHeading>
      <p>{t('done.body', { project: clip(projectName.trim(), 120), email: email.trim() })}</p>
      {generated ? (
        <div className={styles.secret}>
          <CopyText
            label={t('done.superAdmin')}
            text={generated}
            copyLabel={t('done.copy')}
            copiedLabel={t('done.copied')}
          />
          <p>{t('done.superAdminBody')}</p>
        </div>
      ) : null}
      <ActionRow className={styles.actions}>
        <Link {...addresses.signIn()} className={buttonClass({ variant: 'primary' })}>
          {t('done.signIn')}
        </Link>
      </ActionRow>
    </section>
  );
}
