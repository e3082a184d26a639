import { lazy, Suspense } from 'react';
import { plainText } from '#app/lib/plain-text.ts';
import { ItemScreen } from '#app/screens/item/ItemScreen.tsx';

const WebhookCalls = lazy(() => import('./WebhookCalls.tsx'));

/** A webhook as any other item, with what became of its calls. */
export function WebhookScreen({ keyParam }: { keyParam: string }) {
  return (
    <ItemScreen
      collection="directus_webhooks"
      keyParam={keyParam}
      renderAbove={(item) => (
        <Suspense>
          <WebhookCalls id={plainText(item['id'])} />
        </Suspense>
      )}
    />
  );
}
