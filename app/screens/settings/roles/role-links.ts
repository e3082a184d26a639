import { useTranslation } from 'react-i18next';
import type { Crumb } from '#app/components/ui/Breadcrumbs.tsx';
import { useSettingsCrumbs } from '#app/screens/settings/crumbs.ts';
import { useProject } from '#app/session/project.tsx';

/** The path of the list of roles, or of one of them. */
export function rolePath(project: string, key?: string): string {
  const list = `/${encodeURIComponent(project)}/settings/roles`;
  return key === undefined ? list : `${list}/${encodeURIComponent(key)}`;
}

/** The way to a role. */
export function useRoleCrumbs(): Crumb[] {
  const { t } = useTranslation('roles');
  const project = useProject();
  return [...useSettingsCrumbs(), { label: t('title'), href: `#${rolePath(project)}` }];
}
