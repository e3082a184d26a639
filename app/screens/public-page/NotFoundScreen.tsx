import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { MessageScreen } from './MessageScreen.tsx';

export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <MessageScreen
      glyph="info"
      title={t('views.notFoundTitle')}
      actions={
        <Link to="/" className={buttonClass({ variant: 'primary' })}>
          {t('views.toStart')}
        </Link>
      }
    >
      {t('views.notFoundBody')}
    </MessageScreen>
  );
}
