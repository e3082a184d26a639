import { createFileRoute } from '@tanstack/react-router';
import { WebhookScreen } from '#app/screens/settings/webhooks/WebhookScreen.tsx';
import { itemOptions } from '#app/editing/item/item-options.ts';

export const Route = createFileRoute('/$project/settings/webhooks/$primaryKey')({
  ...itemOptions(() => 'directus_webhooks'),
  component: WebhookRoute,
});

function WebhookRoute() {
  const { primaryKey } = Route.useParams();
  return <WebhookScreen keyParam={primaryKey} />;
}
