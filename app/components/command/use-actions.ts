import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { notify } from '#app/components/feedback/toasts.ts';
import { densityChoices } from '#app/components/shell/density-choices.ts';
import { useFrame } from '#app/components/shell/frame.ts';
import { themes, useSetTheme } from '#app/components/shell/use-set-theme.ts';
import { useSignOut } from '#app/components/shell/use-sign-out.ts';
import { copyText } from '#app/lib/clipboard.ts';
import { useDensity } from '#app/session/density.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { showCommands } from './command-state.ts';
import type { Command } from './commands.ts';
import { screenActions } from './screen-actions.ts';
import { keysOf } from './shortcuts.ts';

/** What can be done on this screen and from anywhere. `hasDetails`: the page has a side bar of its own. */
export function useActions(hasDetails: boolean): Command[] {
  const { t } = useTranslation('command');
  const { t: shared } = useTranslation(['app', 'shell']);
  const { theme } = useCurrentUser();
  const frame = useFrame();
  const setTheme = useSetTheme();
  const [density, setDensity] = useDensity();
  const { signOut } = useSignOut();
  const here = useStore(screenActions).filter(({ isOn }) => isOn);

  const action = (id: string, label: string, icon: string, run: () => void): Command => ({
    id: `action:${id}`,
    kind: 'action',
    label,
    icon,
    target: { run },
  });
  const toggleNavigation = () => {
    if (frame.isNarrow) frame.setNavOpen(!frame.isNavOpen);
    else frame.setNavHidden(!frame.isNavHidden);
  };
  const copyAddress = async () => {
    const address = location.href;
    if (await copyText(address)) notify({ tone: 'good', title: t('addressCopied') });
    else notify({ tone: 'bad', title: t('addressNotCopied'), details: address });
  };
  return [
    ...here.map(({ id, run }) => ({
      ...action(`screen-${id}`, t(`shortcuts.${id}`), 'keyboard', run),
      shortcut: keysOf(id),
    })),
    ...themes
      .filter(({ id }) => id !== (theme ?? 'auto'))
      .map(({ id, key, icon }) => action(`theme-${id}`, shared(key), icon, () => setTheme(id))),
    ...densityChoices
      .filter(({ id }) => id !== density)
      .map(({ id, key, icon }) => action(`density-${id}`, shared(key), icon, () => setDensity(id))),
    action('copy-address', t('copyAddress'), 'link', () => void copyAddress()),
    action('navigation', t('toggleNavigation'), 'menu', toggleNavigation),
    ...(hasDetails
      ? [action('details', t('toggleDetails'), 'info', () => frame.setInfoOpen(!frame.isInfoOpen))]
      : []),
    {
      ...action('shortcuts', t('shortcuts.title'), 'keyboard', () => showCommands('shortcuts')),
      shortcut: keysOf('list'),
    },
    action('sign-out', shared('shell:frame.signOut'), 'logout', signOut),
  ];
}
