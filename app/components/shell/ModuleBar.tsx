import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { tipHandlers } from '#app/components/ui/native-tip.ts';
import { canRead, rightsOn } from '#app/entities/permissions/rules.ts';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { isAdmin } from '#app/entities/users/rules.ts';
import { translateStored } from '#app/i18n/translate.ts';
import { useCollections, useCurrentUser, usePermissions } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './ModuleBar.module.css';
import { type ModuleEntry, moduleEntries } from './module-links.ts';
import { UserMenu } from './UserMenu.tsx';
import { useSignOut } from './use-sign-out.ts';

/** The narrow bar of modules; on phones it lies at the bottom. */
export function ModuleBar() {
  const { t } = useTranslation();
  const entries = useModuleEntries();
  const { signOut, isPending } = useSignOut();
  return (
    <nav className={styles['bar']} aria-label={t('shell.modules')} data-print="hidden">
      <ProjectMark />
      <ul className={styles['list']}>
        {entries.map((entry) => (
          <li key={`${entry.target} ${entry.name}`}>
            <ModuleItem entry={entry} />
          </li>
        ))}
      </ul>
      <UserMenu />
      <IconButton className={styles['item']} label={t('shell.signOut')} pending={isPending} onClick={signOut}>
        <Icon name="logout" />
      </IconButton>
    </nav>
  );
}

function useModuleEntries(): ModuleEntry[] {
  const project = useProject();
  const user = useCurrentUser();
  const permissions = usePermissions();
  const collections = useCollections();
  const router = useRouter();
  const mayRead = (name: string) => {
    const collection = collections[name];
    return permissions === null || (collection !== undefined && canRead(rightsOn(permissions, collection)));
  };
  return moduleEntries({
    project,
    roleLinks: user.role.module_listing,
    isAdmin: isAdmin(user),
    canReadUsers: mayRead('directus_users'),
    canReadFiles: mayRead('directus_files'),
    exists: (path) => {
      const [, params, route] = router.getMatchedRoutes(path.split(/[?#]/)[0] ?? path);
      // A path that only begins like a route leaves its rest here.
      return route !== undefined && params['**'] === undefined;
    },
  });
}

function ModuleItem({ entry }: { entry: ModuleEntry }) {
  const label = translateStored(entry.name);
  const looks = { className: styles['item'], 'aria-label': label, ...tipHandlers(label) };
  const icon = <Icon name={entry.icon} size={24} />;
  return entry.isExternal ? (
    <a {...looks} href={entry.target} target="_blank" rel="noreferrer">
      {icon}
    </a>
  ) : (
    <Link {...looks} to={entry.target}>
      {icon}
    </Link>
  );
}

/** The project's logo, else the first sign of its name, on its colour. */
function ProjectMark() {
  const project = useProject();
  const { data: info } = useQuery(projectQueries.info(project));
  const logo = info?.project_logo?.full_url ?? info?.project_logo?.url;
  const [initial = ''] = info?.project_name || project;
  return (
    <div className={styles['mark']} aria-hidden="true">
      {logo ? (
        <img src={logo} alt="" />
      ) : (
        <span className={styles['initial']}>{initial.toLocaleUpperCase()}</span>
      )}
    </div>
  );
}
