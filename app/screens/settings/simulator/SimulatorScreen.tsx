import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorView } from '#app/components/feedback/ErrorView.tsx';
import { LoadFailed } from '#app/components/feedback/LoadFailed.tsx';
import { Page } from '#app/components/shell/Page.tsx';
import { buttonClass } from '#app/components/ui/button-class.ts';
import type { Crumb } from '#app/components/shell/Breadcrumbs.tsx';
import { permissionQueries } from '#app/entities/permissions/queries.ts';
import { roleQueries } from '#app/entities/roles/queries.ts';
import { isAdminRole, readListing } from '#app/entities/roles/rules.ts';
import { ApiError } from '#app/lib/api.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { AdminOnly } from '#app/screens/settings/AdminOnly.tsx';
import { useSettingsCrumbs } from '#app/screens/settings/crumbs.ts';
import { WaitingRows } from '#app/screens/settings/Waiting.tsx';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import { Simulator } from './Simulator.tsx';

/** Code of the API for a role that is not there. */
const notFoundCode = 203;

/** A page that shows what a role sees, by its saved permissions. */
export function SimulatorScreen({ id }: { id: string }) {
  const { t } = useTranslation('simulator');
  return (
    <AdminOnly name={t('open')}>
      <Loader id={id} />
    </AdminOnly>
  );
}

function Loader({ id }: { id: string }) {
  const { t } = useTranslation('simulator');
  const project = useProject();
  const crumbs = useSettingsCrumbs();
  const isKey = /^\d{1,15}$/.test(id);
  const role = useQuery({ ...roleQueries.detail(project, id), enabled: isKey });
  const permissions = useQuery({ ...permissionQueries.ofRole(project, Number(id)), enabled: isKey });
  const roles = addresses.roles(project);
  const name = role.data ? plainText(role.data['name']).trim() || t('unnamed', { id }) : '';
  const trail: Crumb[] = [
    ...crumbs,
    { label: t('roles'), to: roles },
    ...(role.data ? [{ label: name, to: addresses.role(project, id) }] : []),
  ];
  const title = role.data ? t('title', { role: name }) : t('open');
  const error = role.error ?? permissions.error;
  const isMissing = !isKey || (error instanceof ApiError && error.code === notFoundCode);
  return (
    <Page title={title} heading={title} breadcrumbs={trail}>
      {role.data && permissions.data ? (
        <Simulator
          role={{ id: Number(id), name }}
          listing={readListing(role.data['collection_listing'])}
          permissions={isAdminRole(id) ? null : permissions.data}
          isEdited={false}
        />
      ) : isMissing ? (
        <ErrorView
          title={t('missing')}
          actions={
            <AddressLink to={roles} className={buttonClass({ variant: 'primary' })}>
              {t('back')}
            </AddressLink>
          }
        />
      ) : error ? (
        <LoadFailed title={t('failed')} queries={[role, permissions]} />
      ) : (
        <WaitingRows />
      )}
    </Page>
  );
}
