import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeError } from '#app/components/shell/describe-error.ts';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { serverMutations } from '#app/entities/server/mutations.ts';
import type { InstallPayload } from '#app/entities/server/types.ts';
import { i18n } from '#app/i18n/setup.ts';
import { minTime } from './install-rules.ts';

/** A new project is asked so often, a second apart, before it counts as not there. */
const furtherTries = 4;

/**
 * Installs a project and makes sure that it answers: a server that reports success may have nothing to show for it.
 * Fails at once with the server's ApiError, or with an Error in words of ours.
 */
export function useInstall() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (payload: InstallPayload) => {
      const install = async () => {
        await client.getMutationCache().build(client, serverMutations.install()).execute(payload);
        await answers(payload.project);
        // The list is what "nothing is installed" is read from.
        await client.refetchQueries({ queryKey: projectQueries.keys().queryKey });
      };
      await Promise.all([install(), new Promise((resolve) => setTimeout(resolve, minTime))]);
    },
  });

  async function answers(project: string): Promise<void> {
    const info = projectQueries.info(project);
    try {
      await client.fetchQuery({ ...info, staleTime: 0, retry: furtherTries, retryDelay: 1000 });
    } catch (error) {
      const message = i18n.t('notAnswering', { ns: 'install', message: describeError(error) });
      throw new Error(message, { cause: error });
    }
  }
}
