import { queryOptions } from '@tanstack/react-query';
import { callForList } from '#app/lib/api.ts';
import { toWebhookCall } from './rules.ts';
import type { WebhookCall } from './types.ts';

export const webhookQueries = {
  /** The last calls of a webhook, the newest first. Not every server knows them: ApiError 404 then. */
  calls: (project: string, id: string) =>
    queryOptions({
      queryKey: [project, 'webhooks', 'calls', id],
      queryFn: async ({ signal }): Promise<WebhookCall[]> => {
        const path = `webhooks/${encodeURIComponent(id)}/deliveries`;
        return (await callForList<unknown>(project, path, { signal })).map(toWebhookCall);
      },
      staleTime: 0,
    }),
};
