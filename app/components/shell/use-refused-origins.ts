import { useEffect } from 'react';
import { onRefusedOrigin } from '#app/lib/refused-origins.ts';

/** Tells of what the content security policy refuses, as long as messages are shown. */
export function useRefusedOrigins(): void {
  useEffect(
    () =>
      onRefusedOrigin((refused) => {
        void import('./tell-refused.ts').then(
          ({ tellRefused }) => tellRefused(refused),
          // What tells is missing too: the console of the browser has the refusal itself.
          () => undefined,
        );
      }),
    [],
  );
}
