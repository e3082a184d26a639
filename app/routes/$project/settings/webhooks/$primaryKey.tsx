import { createFileRoute } from '@tanstack/react-router';
import { WebhookScreen } from '#app/screens/settings/webhooks/WebhookScreen.tsx';

export const Route = createFileRoute('/$project/settings/webhooks/$primaryKey')({
  loader: async ({ context, params }) => {
    const { prefetchItem } = await import('#app/editing/item/item-fields.ts');
    await prefetchItem(context.queryClient, params.project, 'directus_webhooks', params.primaryKey);
  },
  component: WebhookRoute,
});

function WebhookRoute() {
  const { primaryKey } = Route.useParams();
  return <WebhookScreen keyParam={primaryKey} />;
}
