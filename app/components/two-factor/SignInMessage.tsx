import { useTranslation } from 'react-i18next';
import { Notice } from '#app/components/ui/Notice.tsx';
import type { SignInNotice } from './sign-in-notice.ts';

/** Right above the button, where the eye is after a failed try. */
export function SignInMessage({ notice }: { notice: SignInNotice | null }) {
  const { t } = useTranslation('errors');
  if (!notice) return null;
  const title = notice.code === null ? notice.detail : t(`code.${notice.code}`);
  return (
    <Notice tone={notice.tone} title={title} data-code={notice.code ?? undefined}>
      {notice.code === -1 ? (notice.detail ?? t('unknown')) : null}
    </Notice>
  );
}
