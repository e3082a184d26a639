import '#app/components/ui/tokens.css';
import '#app/components/ui/base.css';
import '#app/i18n/setup.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type AnyRoute, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { setCustomInterfaces } from '#app/interfaces/custom-store.ts';
import { setHostParts } from '#app/components/extension/host-parts.ts';
import { rememberOpeners } from '#app/components/ui/openers.ts';
import { keepTransitionsUnnoticed } from '#app/components/ui/transitions.ts';
import { holdBackComposingKeys } from '#app/lib/input-methods.ts';
import { invariant } from '#app/lib/invariant.ts';
import { watchMissingParts } from '#app/lib/missing-parts.ts';
import { watchPolicy } from '#app/lib/refused-origins.ts';
import { survivePageTranslation } from '#app/lib/translated-page.ts';
import { queryClient, router } from './router.ts';

watchPolicy();
keepTransitionsUnnoticed();
survivePageTranslation();
rememberOpeners();
holdBackComposingKeys();
watchMissingParts();
setCustomInterfaces(
  async () => (await import('#app/interfaces/custom/register.tsx')).registerCustomInterfaces,
);
setHostParts(() => import('#app/layouts/custom/host-parts.ts'));
// What the address shows is fetched while the guard still asks whether it may be shown.
let [, , route]: readonly [unknown, unknown, AnyRoute | undefined] = router.getMatchedRoutes(
  router.latestLocation.pathname,
);
for (; route; route = route.parentRoute as AnyRoute | undefined) {
  router.loadRouteChunk(route)?.catch(() => undefined);
}
const element = document.getElementById('app');
invariant(element, 'index.html has the element #app');
createRoot(element).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
