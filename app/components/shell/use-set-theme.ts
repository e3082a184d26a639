import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { userMutations } from '#app/entities/users/mutations.ts';
import { userQueries } from '#app/entities/users/queries.ts';
import type { CurrentUser } from '#app/entities/users/types.ts';
import { useProject } from '#app/session/project.tsx';
import { describeError } from './describe-error.ts';

type Theme = NonNullable<CurrentUser['theme']>;

export const themes = [
  { id: 'auto', key: 'shell:frame.themeAuto', icon: 'brightness_auto' },
  { id: 'light', key: 'shell:frame.themeLight', icon: 'light_mode' },
  { id: 'dark', key: 'shell:frame.themeDark', icon: 'dark_mode' },
] as const;

/** Changes the user's theme: shown at once; taken back when it can't be saved. */
export function useSetTheme(): (theme: Theme) => void {
  const { t } = useTranslation(['app', 'shell']);
  const project = useProject();
  const client = useQueryClient();
  const { queryKey } = userQueries.me(project);
  const show = (theme: CurrentUser['theme']) => client.setQueryData(queryKey, (me) => me && { ...me, theme });
  const { mutate } = useMutation(userMutations.updateMe(project));
  return (theme) => {
    const before = client.getQueryData(queryKey)?.theme ?? null;
    show(theme);
    mutate(
      { theme },
      {
        onError: (error) => {
          show(before);
          notify({ tone: 'bad', title: t('shell:frame.themeFailed'), details: describeError(error) });
        },
      },
    );
  };
}
