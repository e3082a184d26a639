import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionRow } from '#app/components/ui/ActionRow.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import styles from './install.module.css';
import type { Wizard } from './use-wizard.ts';

/** What each step's screen is given. */
export interface StepProps {
  wizard: Wizard;
  isFirst: boolean;
}

export interface StepFormProps {
  wizard: Wizard;
  title: string;
  children: ReactNode;
  /** Words on the button that goes on. */
  submit?: string;
  /** In place of the way back, in the first step. */
  start?: ReactNode;
}

/** A step to fill in: heading, inputs, and the way back and on. */
export function StepForm({ wizard, title, children, submit, start }: StepFormProps) {
  const { t } = useTranslation('install');
  return (
    <form {...wizard.form.formProps} className={styles.step}>
      <StepHeading>{title}</StepHeading>
      {children}
      <ActionRow className={styles.actions}>
        {start ?? <Button onClick={wizard.back}>{t('back')}</Button>}
        <Button type="submit" variant="primary" pending={wizard.form.isSubmitting}>
          {submit ?? t('next')}
        </Button>
      </ActionRow>
    </form>
  );
}

/** Takes the focus when its step comes up, so that what is new is read out. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h2>
  );
}
