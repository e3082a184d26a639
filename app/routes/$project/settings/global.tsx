import { createFileRoute } from '@tanstack/react-router';
import { settingQueries } from '#app/entities/settings/queries.ts';
import { GlobalScreen } from '#app/screens/settings/global/GlobalScreen.tsx';

export const Route = createFileRoute('/$project/settings/global')({
  loader: ({ context: { queryClient }, params: { project } }) => {
    void queryClient.prefetchQuery(settingQueries.fields(project));
    void queryClient.prefetchQuery(settingQueries.rows(project));
  },
  component: GlobalScreen,
});
