import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorView } from '#app/components/feedback/ErrorView.tsx';
import { Page } from '#app/components/shell/Page.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { CopyText } from '#app/components/ui/CopyText.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { fieldQueries } from '#app/entities/fields/queries.ts';
import { roleQueries } from '#app/entities/roles/queries.ts';
import { ApiError } from '#app/lib/api.ts';
import { AdminOnly } from '#app/screens/settings/AdminOnly.tsx';
import { WaitingRows } from '#app/screens/settings/Waiting.tsx';
import { usePermissionEdits } from '#app/screens/settings/permissions/use-permission-edits.ts';
import { useRoleCrumbs } from '#app/screens/settings/crumbs.ts';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import { RoleEditor } from './RoleEditor.tsx';

/** Code of the API for a role that is not there. */
const notFoundCode = 203;

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === notFoundCode;
}

/** One role, or a new one (`+`): what it may do, and its own settings. */
export function RoleScreen({ id }: { id: string }) {
  const { t } = useTranslation('roles');
  const isKey = id === '+' || /^\d{1,15}$/.test(id);
  return (
    <AdminOnly name={t('title')}>{isKey ? <Loader key={id} id={id} /> : <MissingRole id={id} />}</AdminOnly>
  );
}

function Loader({ id }: { id: string }) {
  const project = useProject();
  const isNew = id === '+';
  const fields = useQuery(fieldQueries.list(project, 'directus_roles'));
  const role = useQuery({ ...roleQueries.detail(project, id), enabled: !isNew });
  // Here, so that the permissions are read while the role is.
  const permissions = usePermissionEdits(isNew ? null : id);
  if (fields.data && (isNew || role.data)) {
    return (
      <RoleEditor
        fields={fields.data}
        roleKey={isNew ? null : id}
        saved={role.data ?? null}
        isGone={isNotFound(role.error)}
        permissions={permissions}
      />
    );
  }
  if (isNotFound(role.error)) return <MissingRole id={id} />;
  const error = fields.error ?? (isNew ? null : role.error);
  if (error) {
    return (
      <ServerTrouble
        id={id}
        error={error}
        isRetrying={fields.isFetching || role.isFetching}
        onRetry={() => {
          if (fields.error) void fields.refetch();
          if (role.error) void role.refetch();
        }}
      />
    );
  }
  return <LoadingRole id={id} />;
}

function LoadingRole({ id }: { id: string }) {
  return (
    <RolePage id={id} isLoading>
      <WaitingRows />
    </RolePage>
  );
}

interface RolePageProps {
  id: string;
  isLoading?: boolean;
  children: ReactNode;
}

/** The page while there is no role to show. */
function RolePage({ id, isLoading = false, children }: RolePageProps) {
  const { t } = useTranslation('roles');
  const title = id === '+' ? t('newTitle') : t('unnamed', { id });
  // Of a role that is on its way the name isn't known yet.
  const heading = isLoading && id !== '+' ? <Skeleton width={180} height={24} /> : title;
  return (
    <Page title={title} heading={heading} breadcrumbs={useRoleCrumbs()}>
      {children}
    </Page>
  );
}

function MissingRole({ id }: { id: string }) {
  const { t } = useTranslation('roles');
  const project = useProject();
  return (
    <RolePage id={id}>
      <ErrorView
        title={t('missing.title')}
        actions={
          <AddressLink to={addresses.roles(project)} className={buttonClass({ variant: 'primary' })}>
            {t('missing.back')}
          </AddressLink>
        }
      >
        {t('missing.body')}
      </ErrorView>
    </RolePage>
  );
}

interface ServerTroubleProps {
  id: string;
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

function ServerTrouble({ id, error, isRetrying, onRetry }: ServerTroubleProps) {
  const { t } = useTranslation('roles');
  // For whoever runs the server, in no language but its own.
  const numbers = error instanceof ApiError ? `HTTP ${error.status}, code ${error.code}: ` : '';
  return (
    <RolePage id={id}>
      <ErrorView
        title={t('trouble.title')}
        actions={
          <Button variant="primary" pending={isRetrying} onClick={onRetry}>
            {t('trouble.retry')}
          </Button>
        }
      >
        <p>{t('trouble.body')}</p>
        <CopyText
          label={t('trouble.label')}
          text={`${numbers}${error.message}`}
          copyLabel={t('trouble.copy')}
          copiedLabel={t('trouble.copied')}
        />
      </ErrorView>
    </RolePage>
  );
}
