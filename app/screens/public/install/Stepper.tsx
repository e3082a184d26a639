import { useTranslation } from 'react-i18next';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { useLocale } from '#app/i18n/locale.ts';
import { type Step, stepperSteps, steps } from './install-rules.ts';
import styles from './Stepper.module.css';

/** Where in the five steps one is; the sixth shows all of them as done. */
export function Stepper({ step }: { step: Step }) {
  const { t } = useTranslation('install');
  const locale = useLocale();
  const current = steps.indexOf(step);
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {stepperSteps.map((name, index) => {
        const isDone = index < current;
        return (
          <li
            key={name}
            className={styles.step}
            data-done={isDone || undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.dot} aria-hidden="true">
              {isDone ? <Glyph name="check" size={14} /> : (index + 1).toLocaleString(locale)}
            </span>
            <span className={styles.name}>{t(`stepNames.${name}`)}</span>
            {isDone ? <VisuallyHidden>{t('stepDone')}</VisuallyHidden> : null}
          </li>
        );
      })}
    </ol>
  );
}
