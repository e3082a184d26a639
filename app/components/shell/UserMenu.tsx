import { useTranslation } from 'react-i18next';
import { Avatar } from '#app/components/ui/Avatar.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { MenuButton } from '#app/components/ui/Menu.tsx';
import { translateStored } from '#app/i18n/translate.ts';
import { avatarUrl, userName } from '#app/entities/users/rules.ts';
import { addresses } from '#app/session/addresses.ts';
import { useDensity } from '#app/session/density.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './ModuleBar.module.css';
import type { OutsideEntry } from './module-links.ts';
import { densityChoices } from './density-choices.ts';
import { themes, useSetTheme } from './use-set-theme.ts';

interface UserMenuProps {
  /** What the module bar has no room for. */
  links: readonly OutsideEntry[];
  onSignOut?: () => void;
}

/** Who is signed in, the way to their own page, how they want it all to look; where there is no room for it, the way out. */
export function UserMenu({ links, onSignOut }: UserMenuProps) {
  const { t } = useTranslation(['app', 'shell']);
  const user = useCurrentUser();
  const name = userName(user);
  const setTheme = useSetTheme();
  const [density, setDensity] = useDensity();
  const project = useProject();
  return (
    <MenuButton
      plain
      square
      className={styles.item}
      label={t('shell:frame.user', { name })}
      placement="right bottom"
      trigger={<Avatar name={name} src={avatarUrl(user)} size={32} decorative />}
      items={[
        {
          id: 'me',
          label: name,
          description: user.email,
          icon: <Icon name="person" />,
          href: addresses.item(project, 'directus_users', String(user.id)),
        },
        ...themes.map(({ id, key, icon }, index) => ({
          id,
          label: t(key),
          icon: <Icon name={icon} />,
          selected: (user.theme ?? 'auto') === id,
          separated: index === 0,
        })),
        ...densityChoices.map(({ id, key, icon }, index) => ({
          id,
          label: t(key),
          icon: <Icon name={icon} />,
          selected: density === id,
          separated: index === 0,
        })),
        ...links.map(({ name: stored, icon }, index) => ({
          id: `link-${index}`,
          label: translateStored(stored),
          icon: <Icon name={icon} />,
          separated: index === 0,
        })),
        ...(onSignOut
          ? [
              {
                id: 'sign-out',
                label: t('shell:frame.signOut'),
                icon: <Icon name="logout" />,
                separated: true,
              },
            ]
          : []),
      ]}
      onAction={(id) => {
        if (id === 'sign-out') onSignOut?.();
        const link = links.find((_, index) => id === `link-${index}`);
        if (link) window.open(link.url, '_blank', 'noopener');
        const theme = themes.find((entry) => entry.id === id);
        if (theme) setTheme(theme.id);
        const choice = densityChoices.find((entry) => entry.id === id);
        if (choice) setDensity(choice.id);
      }}
    />
  );
}
