import { useTranslation } from 'react-i18next';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';

interface RowsFailedProps {
  /** What could not be read, in words. */
  text: string;
  error: Error;
  onRetry: () => void;
}

/** Above a list of which a part in sight could not be read. */
export function RowsFailed({ text, error, onRetry }: RowsFailedProps) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="bad"
      action={
        <Button size="dense" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {text} {describeError(error)}
    </Notice>
  );
}
