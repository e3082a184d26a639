import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { modKey } from '#app/components/command/platform.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { TextArea } from '#app/components/ui/TextArea.tsx';
import styles from './history.module.css';

interface CommentFormProps {
  text: string;
  onChange: (text: string) => void;
  autoFocus?: boolean;
  label: string;
  submitLabel: ReactNode;
  isPending: boolean;
  /** Why it was not saved; what was typed stays. */
  error: Error | null;
  onSubmit: (text: string) => void;
  /** With it there is a button, and Esc does the same. */
  onCancel?: () => void;
}

/** The text of a comment, sent by the button or by Ctrl or ⌘ and Enter. One without words is not sent. */
export function CommentForm(props: CommentFormProps) {
  const { text, label, submitLabel, isPending, error, onSubmit, onCancel } = props;
  const { t } = useTranslation('history');
  const isEmpty = text.trim() === '';
  const submit = () => {
    if (!isEmpty && !isPending) onSubmit(text);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      submit();
    } else if (event.key === 'Escape' && onCancel) {
      event.stopPropagation();
      onCancel();
    }
  };
  return (
    <form
      className={styles.form}
      data-filled={!isEmpty || onCancel !== undefined || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextArea
        label={label}
        hideLabel
        placeholder={t('comment.placeholder')}
        dir="auto"
        rows={onCancel ? 4 : 2}
        value={text}
        autoFocus={props.autoFocus ?? false}
        onChange={props.onChange}
        onKeyDown={handleKeyDown}
      />
      {error ? (
        <Notice tone="bad" title={t('comment.failed')}>
          {describeError(error)}
        </Notice>
      ) : null}
      <div className={styles.formFoot}>
        <span className={styles.hint}>{t('comment.hint', { keys: modKey('Enter') })}</span>
        {onCancel ? (
          <Button type="button" variant="quiet" size="dense" onClick={onCancel}>
            {t('comment.cancel')}
          </Button>
        ) : null}
        <Button type="submit" size="dense" disabled={isEmpty} pending={isPending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
