import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '#app/components/ui/ProgressBar.tsx';
import styles from './install.module.css';
import { StepHeading } from './StepForm.tsx';

/** ms */
const pulse = 200;

/** The server tells nothing of how far it is: the bar slows down towards an end that it never reaches by itself. */
export function WorkingStep() {
  const { t } = useTranslation('install');
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setElapsed((before) => before + pulse), pulse);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    // What is under way can't be come back to: the generated password would be lost with the page.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  return (
    <section className={styles.step} aria-busy="true">
      <StepHeading>{t('working.title')}</StepHeading>
      <p>{t('working.body')}</p>
      <ProgressBar label={t('working.progress')} value={0.97 * (1 - Math.exp(-elapsed / 2500))} />
    </section>
  );
}
