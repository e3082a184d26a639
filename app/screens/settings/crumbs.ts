import { useTranslation } from 'react-i18next';
import type { Crumb } from '#app/components/shell/Breadcrumbs.tsx';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';

/** The way to a page of the settings. */
export function useSettingsCrumbs(): Crumb[] {
  const { t } = useTranslation('settings');
  return [{ label: t('title'), to: addresses.settings(useProject()) }];
}

/** The way to the set-up of a collection. */
export function useCollectionCrumbs(): Crumb[] {
  const { t } = useTranslation('schema');
  return [...useSettingsCrumbs(), { label: t('title'), to: addresses.dataModel(useProject()) }];
}

/** The way to a role. */
export function useRoleCrumbs(): Crumb[] {
  const { t } = useTranslation('roles');
  return [...useSettingsCrumbs(), { label: t('title'), to: addresses.roles(useProject()) }];
}
