import { useTranslation } from 'react-i18next';
import type { Crumb } from '#app/components/ui/Breadcrumbs.tsx';
import { useSettingsCrumbs } from '#app/screens/settings/crumbs.ts';
import { useProject } from '#app/session/project.tsx';

/** The way to the set-up of a collection. */
export function useCollectionCrumbs(): Crumb[] {
  const { t } = useTranslation('schema');
  const project = useProject();
  return [
    ...useSettingsCrumbs(),
    { label: t('title'), href: `#/${encodeURIComponent(project)}/settings/collections` },
  ];
}
