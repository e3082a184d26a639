import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { modKey } from '#app/components/command/platform.ts';
import { useSmallForm } from '#app/components/form/use-small-form.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { TextArea } from '#app/components/ui/TextArea.tsx';
import styles from './history.module.css';

interface CommentFormProps {
  /** What it begins with. */
  text: string;
  onChange?: (text: string) => void;
  label: string;
  submitLabel: ReactNode;
  /** Saves it. Unless it fails, and unless something else was typed meanwhile, the box is empty afterwards. */
  onSubmit: (text: string) => Promise<unknown>;
  /** With it there is a button, and Esc does the same. */
  onCancel?: () => void;
}

const commentSchema = object({ text: string().trim().required('required') });

/** The text of a comment, sent by the button or by Ctrl or ⌘ and Enter. One without words is not sent. */
export function CommentForm(props: CommentFormProps) {
  const { label, submitLabel, onChange, onSubmit, onCancel } = props;
  const { t } = useTranslation('history');
  const form = useSmallForm({
    initialValues: { text: props.text },
    schema: commentSchema,
    // The button says that there is nothing to send.
    messages: { required: '' },
    onSubmit: async ({ text }, { setFieldValue }) => {
      await onSubmit(text);
      await setFieldValue('text', (now: string) => (now === text ? '' : now));
    },
  });
  const isEmpty = form.values.text.trim() === '';
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void form.submitForm();
    } else if (event.key === 'Escape' && onCancel) {
      event.stopPropagation();
      onCancel();
    }
  };
  const field = form.field('text');
  return (
    <form
      {...form.formProps}
      className={styles['form']}
      data-filled={!isEmpty || onCancel !== undefined || undefined}
    >
      <TextArea
        {...field}
        label={label}
        hideLabel
        placeholder={t('comment.placeholder')}
        dir="auto"
        rows={onCancel ? 4 : 2}
        autoFocus={onCancel !== undefined}
        onChange={(text) => {
          field.onChange(text);
          onChange?.(text);
        }}
        onKeyDown={handleKeyDown}
      />
      {form.failure ? (
        <Notice tone="bad" title={t('comment.failed')}>
          {describeError(form.failure)}
        </Notice>
      ) : null}
      <div className={styles['formFoot']}>
        <span className={styles['hint']}>{t('comment.hint', { keys: modKey('Enter') })}</span>
        {onCancel ? (
          <Button type="button" variant="quiet" size="dense" onClick={onCancel}>
            {t('comment.cancel')}
          </Button>
        ) : null}
        <Button type="submit" size="dense" disabled={isEmpty} pending={form.isSubmitting}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
