import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { Notice } from '#app/components/ui/Notice.tsx';
import { addresses } from '#app/session/addresses.ts';

export function Done({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('password');
  return (
    <>
      <Notice tone="good" title={title}>
        {children}
      </Notice>
      <Link {...addresses.signIn()} className={buttonClass({ variant: 'primary' })}>
        {t('toSignIn')}
      </Link>
    </>
  );
}
