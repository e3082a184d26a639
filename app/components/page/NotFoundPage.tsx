import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { addresses } from '#app/session/addresses.ts';
import { MessagePage } from './MessagePage.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <MessagePage
      glyph="info"
      title={t('views.notFoundTitle')}
      actions={
        <Link {...addresses.start()} className={buttonClass({ variant: 'primary' })}>
          {t('views.toStart')}
        </Link>
      }
    >
      {t('views.notFoundBody')}
    </MessagePage>
  );
}
