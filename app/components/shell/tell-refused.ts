import { i18n } from '#app/i18n/setup.ts';
import { notify } from '#app/components/feedback/toasts.ts';
import type { RefusedOrigin } from '#app/lib/refused-origins.ts';

/** What each policy is part of, by the names that these have on a server. */
const places = { page: 'index.html', header: 'Content-Security-Policy' };

/** Tells whom the content security policy has kept out, and where whoever looks after the server can let them in. */
export function tellRefused({ origin, directive, policy }: RefusedOrigin): void {
  notify({
    tone: 'warn',
    title: i18n.t('title', { ns: 'refused', origin }),
    details: i18n.t('body', { ns: 'refused', directive, place: places[policy] }),
    delay: 12_000,
  });
}
