import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { onRefusedOrigin } from '#app/lib/refused-origins.ts';

/** What each policy is part of, by the names that these have on a server. */
const places = { page: 'index.html', header: 'Content-Security-Policy' };

/** Tells whom the content security policy has kept out, and where whoever looks after the server can let them in. */
export function useRefusedOrigins(): void {
  const { t } = useTranslation('refused');
  useEffect(
    () =>
      onRefusedOrigin(({ origin, directive, policy }) => {
        const details = t('body', { directive, place: places[policy] });
        notify({ tone: 'warn', title: t('title', { origin }), details, delay: 12_000 });
      }),
    [t],
  );
}
