import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorView } from '#app/components/feedback/ErrorView.tsx';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';

/** What is used of a query's result. */
interface Loading {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface LoadFailedProps {
  title: ReactNode;
  /** Of which one at least has failed: those that did are asked for again. */
  queries: readonly Loading[];
}

/** Stands where data should have been, says why they didn't come and asks for them again. */
export function LoadFailed({ title, queries }: LoadFailedProps) {
  const { t } = useTranslation('app');
  const failed = queries.filter(({ error }) => error !== null);
  return (
    <ErrorView
      title={title}
      actions={
        <Button
          variant="primary"
          pending={failed.some(({ isFetching }) => isFetching)}
          onClick={() => {
            for (const { refetch } of failed) refetch();
          }}
        >
          {t('retry')}
        </Button>
      }
    >
      {describeError(failed[0]?.error)}
    </ErrorView>
  );
}
