import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '#app/components/feedback/LoadFailed.tsx';
import { Page } from '#app/components/shell/Page.tsx';
import { classNames } from '#app/components/ui/class-names.ts';
import { Badge } from '#app/components/ui/Badge.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { LinkRow } from '#app/components/ui/LinkRow.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { roleQueries } from '#app/entities/roles/queries.ts';
import { isSystemRole } from '#app/entities/roles/rules.ts';
import type { Role } from '#app/entities/roles/types.ts';
import { AdminOnly } from '#app/screens/settings/AdminOnly.tsx';
import { FilteredList } from '#app/screens/settings/FilteredList.tsx';
import { WaitingRows } from '#app/screens/settings/Waiting.tsx';
import list from '#app/screens/settings/list.module.css';
import { useSettingsCrumbs } from '#app/screens/settings/crumbs.ts';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './roles.module.css';

const NewRoleDialog = lazyPart(() => import('./NewRoleDialog.tsx'));

/** All roles, each with the way to its page. */
export function RolesScreen() {
  const { t } = useTranslation('roles');
  return (
    <AdminOnly name={t('title')}>
      <Roles />
    </AdminOnly>
  );
}

function Roles() {
  const { t } = useTranslation('roles');
  const roles = useQuery(roleQueries.list(useProject()));
  const { data } = roles;
  const [isMaking, setMaking] = useState(false);
  return (
    <Page
      title={t('title')}
      heading={t('title')}
      breadcrumbs={useSettingsCrumbs()}
      actions={
        data ? (
          <Button variant="primary" icon={<Icon name="add" size={20} />} onClick={() => setMaking(true)}>
            {t('new')}
          </Button>
        ) : null
      }
    >
      {data ? (
        <FilteredRoles roles={data} />
      ) : roles.error ? (
        <LoadFailed title={t('failed')} queries={[roles]} />
      ) : (
        <WaitingRows rows={5} />
      )}
      {isMaking && data ? (
        <Suspense>
          <NewRoleDialog
            taken={data.flatMap(({ name }) => (name === null ? [] : [name]))}
            onClose={() => setMaking(false)}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}

function FilteredRoles({ roles }: { roles: readonly Role[] }) {
  const { t } = useTranslation('roles');
  return (
    <FilteredList
      items={roles}
      textOf={({ name, description }) => `${name ?? ''} ${description ?? ''}`}
      label={t('filter')}
      count={(count) => t('count', { count })}
      none={t('none')}
    >
      {(shown) => <RoleTable roles={shown} />}
    </FilteredList>
  );
}

function RoleTable({ roles }: { roles: readonly Role[] }) {
  const { t } = useTranslation('roles');
  const project = useProject();
  return (
    <table className={classNames(list.table, styles.table)} aria-label={t('title')}>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col" className={styles.wide}>
            {t('description')}
          </th>
          <th scope="col" className={styles.number}>
            {t('users')}
          </th>
        </tr>
      </thead>
      <tbody>
        {roles.map(({ id, name, description }) => (
          <LinkRow key={id}>
            <td>
              <span className={styles.cell}>
                <Link {...addresses.role(project, String(id))} dir="auto">
                  {name?.trim() || t('unnamed', { id })}
                </Link>
                {isSystemRole(id) ? (
                  <span title={t('systemHint')}>
                    <Badge>{t('system')}</Badge>
                  </span>
                ) : null}
              </span>
            </td>
            <td className={styles.wide}>
              <bdi>{description}</bdi>
            </td>
            <td className={styles.number}>
              <UserCount role={id} />
            </td>
          </LinkRow>
        ))}
      </tbody>
    </table>
  );
}

/** Comes after the table, role by role: nothing waits for it. */
function UserCount({ role }: { role: number }) {
  const { t } = useTranslation('roles');
  const { data, isError } = useQuery(roleQueries.userCounts(useProject()));
  if (data !== undefined) return t('userCountShort', { count: data.get(String(role)) ?? 0 });
  if (!isError) return <VisuallyHidden>{t('counting')}</VisuallyHidden>;
  return (
    <>
      <span aria-hidden="true">{t('noCount')}</span>
      <VisuallyHidden>{t('noCountReason')}</VisuallyHidden>
    </>
  );
}
