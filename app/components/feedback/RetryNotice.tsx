import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';

interface RetryNoticeProps {
  title?: ReactNode;
  /** What is missing. */
  text?: ReactNode;
  /** Why, where it is known: said after it. */
  error?: unknown;
  /** It is being tried again. */
  pending?: boolean;
  onRetry: () => void;
}

/** Says that something could not be loaded, and tries again. */
export function RetryNotice({ title, text, error, pending, onRetry }: RetryNoticeProps) {
  const { t } = useTranslation('app');
  return (
    <Notice
      tone="bad"
      title={title}
      action={
        <Button size="dense" pending={pending} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {text} {error ? describeError(error) : null}
    </Notice>
  );
}
