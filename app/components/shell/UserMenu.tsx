import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { Avatar } from '#app/components/ui/Avatar.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { MenuButton } from '#app/components/ui/Menu.tsx';
import { userMutations } from '#app/entities/users/mutations.ts';
import { userQueries } from '#app/entities/users/queries.ts';
import { avatarUrl, userName } from '#app/entities/users/rules.ts';
import type { CurrentUser } from '#app/entities/users/types.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { describeError } from './describe-error.ts';
import styles from './ModuleBar.module.css';

type Theme = NonNullable<CurrentUser['theme']>;

const themes = [
  { id: 'auto', key: 'shell.themeAuto', icon: 'brightness_auto' },
  { id: 'light', key: 'shell.themeLight', icon: 'light_mode' },
  { id: 'dark', key: 'shell.themeDark', icon: 'dark_mode' },
] as const;

/** Who is signed in, and how they want it to look. */
export function UserMenu() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const name = userName(user);
  const setTheme = useSetTheme();
  return (
    <MenuButton
      plain
      square
      className={styles['item']}
      label={t('shell.user', { name })}
      placement="right bottom"
      trigger={<Avatar name={name} src={avatarUrl(user)} size={32} decorative />}
      items={[
        { id: 'me', label: name, description: user.email, icon: <Icon name="person" />, disabled: true },
        ...themes.map(({ id, key, icon }, index) => ({
          id,
          label: t(key),
          icon: <Icon name={icon} />,
          selected: (user.theme ?? 'auto') === id,
          separated: index === 0,
        })),
      ]}
      onAction={(id) => {
        const theme = themes.find((entry) => entry.id === id);
        if (theme) setTheme(theme.id);
      }}
    />
  );
}

/** Shown at once; taken back when it can't be saved. */
function useSetTheme(): (theme: Theme) => void {
  const { t } = useTranslation();
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
          notify({ tone: 'bad', title: t('shell.themeFailed'), details: describeError(error) });
        },
      },
    );
  };
}
