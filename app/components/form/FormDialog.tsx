import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog, type DialogProps } from '#app/components/ui/Dialog.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import styles from './FormDialog.module.css';
import type { SmallForm } from './use-small-form.ts';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'size' | 'isDismissable' | 'onClose'> {
  form: Pick<SmallForm<object>, 'formProps' | 'isSubmitting' | 'failure'>;
  confirmLabel: ReactNode;
  /** Title of the message about a failure that is no field's. */
  failed: string;
  /** bad: destroys something. The focus then starts on the way out. */
  tone?: 'plain' | 'bad';
  /** false: there is something to be done first, and the dialog says what. */
  isReady?: boolean;
  children: ReactNode;
}

/** A small form in a dialog: cancel and confirm, and what the server said against it. */
export function FormDialog(props: FormDialogProps) {
  const { form, confirmLabel, failed, tone = 'plain', isReady = true, children, ...dialog } = props;
  const { t } = useTranslation();
  const isBad = tone === 'bad';
  return (
    <Dialog
      {...dialog}
      role={isBad ? 'alertdialog' : 'dialog'}
      footer={
        <>
          <Button autoFocus={isBad} onClick={dialog.onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant={isBad ? 'danger' : 'primary'}
            type="submit"
            form={form.formProps.id}
            pending={form.isSubmitting}
            aria-disabled={!isReady || undefined}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form {...form.formProps} className={styles.form}>
        {children}
        {form.failure ? (
          <Notice tone="bad" title={failed}>
            {describeError(form.failure)}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  );
}
