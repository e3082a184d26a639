import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { MessageScreen } from './MessageScreen.tsx';

/** For what is there, but not for this role; `name` is the collection's. */
export function NoAccessScreen({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <MessageScreen
      glyph="warning"
      title={t('views.noAccessTitle')}
      actions={
        <Link to="/" className={buttonClass({ variant: 'primary' })}>
          {t('views.toStart')}
        </Link>
      }
    >
      {t('views.noAccessBody', { name })}
    </MessageScreen>
  );
}
