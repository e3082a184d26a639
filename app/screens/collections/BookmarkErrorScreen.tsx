import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { describeError } from '#app/components/shell/describe-error.ts';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { MessagePage } from '#app/components/page/MessagePage.tsx';
import { ApiError } from '#app/lib/api.ts';
import { addresses } from '#app/session/addresses.ts';

export function BookmarkErrorScreen({ error }: ErrorComponentProps) {
  const { t } = useTranslation();
  const isMissing = error instanceof ApiError && error.code === 203;
  return (
    <MessagePage
      glyph="warning"
      title={t('views.bookmarkTitle')}
      detail={isMissing ? undefined : describeError(error)}
      actions={
        <Link {...addresses.start()} className={buttonClass({ variant: 'primary' })}>
          {t('views.toStart')}
        </Link>
      }
    >
      {isMissing ? t('views.bookmarkGone') : t('somethingWentWrong')}
    </MessagePage>
  );
}
