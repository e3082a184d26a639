import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { isCodeLost } from '#app/lib/missing-parts.ts';
import { addresses } from '#app/session/addresses.ts';
import { MessagePage } from '#app/components/page/MessagePage.tsx';

/** Any screen that failed to load or to draw itself; a way back to work, and the cause for whoever is asked. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const retry = useRetry(error, reset);
  return (
    <MessagePage
      glyph="error"
      title={t('views.crashTitle')}
      detail={describeError(error)}
      actions={
        <Button variant="primary" pending={retry.isPending} onClick={retry.run}>
          {t('retry')}
        </Button>
      }
    >
      {t('views.crashBody')}
    </MessagePage>
  );
}

/** A project whose data could not be loaded: try again, or another project. */
export function HydrationErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const retry = useRetry(error, reset);
  return (
    <MessagePage
      glyph="error"
      title={t('views.serverErrorTitle')}
      detail={describeError(error)}
      actions={
        <>
          <Link {...addresses.signIn()} className={buttonClass()}>
            {t('views.otherProject')}
          </Link>
          <Button variant="primary" pending={retry.isPending} onClick={retry.run}>
            {t('retry')}
          </Button>
        </>
      }
    >
      {t('views.serverErrorBody')}
    </MessagePage>
  );
}

function useRetry(error: unknown, reset: () => void) {
  const router = useRouter();
  const boundary = useQueryErrorResetBoundary();
  const [isPending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    if (isCodeLost(error)) {
      window.location.reload();
      return;
    }
    boundary.reset();
    await router.invalidate();
    setPending(false);
    reset();
  };
  return { isPending, run: () => void run() };
}
