import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { addresses } from '#app/session/addresses.ts';
import { MessagePage } from './MessagePage.tsx';

/** For what is there, but not for this role; `name` is the collection's. */
export function NoAccessPage({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <MessagePage
      glyph="warning"
      title={t('views.noAccessTitle')}
      actions={
        <Link {...addresses.start()} className={buttonClass({ variant: 'primary' })}>
          {t('views.toStart')}
        </Link>
      }
    >
      {t('views.noAccessBody', { name })}
    </MessagePage>
  );
}
