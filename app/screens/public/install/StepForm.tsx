import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
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
  pending?: boolean;
  /** In place of the way back, in the first step. */
  start?: ReactNode;
}

/** A step to fill in: heading, inputs, and the way back and on. */
export function StepForm({ wizard, title, children, submit, pending, start }: StepFormProps) {
  const { t } = useTranslation('install');
  const form = useRef<HTMLFormElement>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The faults have to be on the page before the first of them can take the focus.
    flushSync(wizard.next);
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <form ref={form} className={styles['step']} noValidate onSubmit={handleSubmit}>
      <StepHeading>{title}</StepHeading>
      {children}
      <div className={styles['actions']}>
        {start ?? <Button onClick={wizard.back}>{t('back')}</Button>}
        <Button type="submit" variant="primary" pending={pending}>
          {submit ?? t('next')}
        </Button>
      </div>
    </form>
  );
}

/** Takes the focus when its step comes up, so that what is new is read out. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles['heading']}>
      {children}
    </h2>
  );
}
