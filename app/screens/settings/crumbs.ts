import { useTranslation } from 'react-i18next';
import type { Crumb } from '#app/components/ui/Breadcrumbs.tsx';
import { useProject } from '#app/session/project.tsx';

/** The way to a page of the settings. */
export function useSettingsCrumbs(): Crumb[] {
  const { t } = useTranslation('settings');
  return [{ label: t('title'), href: `#/${encodeURIComponent(useProject())}/settings` }];
}
