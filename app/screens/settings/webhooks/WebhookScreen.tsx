import { plainText } from '#app/lib/plain-text.ts';
import { ItemScreen } from '#app/screens/item/ItemScreen.tsx';
import { WebhookCalls } from './WebhookCalls.tsx';

/** A webhook as any other item, with what became of its calls. */
export function WebhookScreen({ keyParam }: { keyParam: string }) {
  return (
    <ItemScreen
      collection="directus_webhooks"
      keyParam={keyParam}
      renderAbove={(item) => <WebhookCalls id={plainText(item['id'])} />}
    />
  );
}
