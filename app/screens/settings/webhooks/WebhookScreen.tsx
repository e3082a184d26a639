import { plainText } from '#app/lib/plain-text.ts';
import { ItemPage } from '#app/editing/item/ItemPage.tsx';
import { WebhookCalls } from './WebhookCalls.tsx';

/** A webhook as any other item, with what became of its calls. */
export function WebhookScreen({ keyParam }: { keyParam: string }) {
  return (
    <ItemPage
      collection="directus_webhooks"
      keyParam={keyParam}
      renderAbove={(item) => <WebhookCalls id={plainText(item['id'])} />}
    />
  );
}
