import { mutationOptions } from '@tanstack/react-query';
import { callForItem } from '#app/lib/api.ts';
import { webhookQueries } from './queries.ts';
import { toWebhookCall } from './rules.ts';

export const webhookMutations = {
  /** Has the server call a webhook now, as it is saved, whatever its status. Answers what came of it. */
  test: (project: string, id: string) =>
    mutationOptions({
      mutationKey: [project, 'webhooks', 'test'],
      mutationFn: async () =>
        toWebhookCall(
          await callForItem<object>(project, `webhooks/${encodeURIComponent(id)}/test`, { method: 'post' }),
        ),
      meta: { invalidates: [webhookQueries.calls(project, id).queryKey] },
    }),
};
