import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Page } from '#app/components/shell/Page.tsx';
import { LoadFailed } from '#app/components/feedback/LoadFailed.tsx';
import { settingQueries } from '#app/entities/settings/queries.ts';
import { AdminOnly } from '#app/screens/settings/AdminOnly.tsx';
import { useSettingsCrumbs } from '#app/screens/settings/crumbs.ts';
import { WaitingForm } from '#app/screens/settings/Waiting.tsx';
import { useProject } from '#app/session/project.tsx';
import { GlobalEditor } from './GlobalEditor.tsx';

/** The settings of the whole project, in the form that the server describes. */
export function GlobalScreen() {
  const { t } = useTranslation('settings');
  return (
    <AdminOnly name={t('global.title')}>
      <Loader />
    </AdminOnly>
  );
}

function Loader() {
  const { t } = useTranslation('settings');
  const project = useProject();
  const crumbs = useSettingsCrumbs();
  const fields = useQuery(settingQueries.fields(project));
  const rows = useQuery(settingQueries.rows(project));
  if (fields.data && rows.data) return <GlobalEditor fields={fields.data} rows={rows.data} />;
  const title = t('global.title');
  return (
    <Page title={title} heading={title} breadcrumbs={crumbs}>
      {fields.error || rows.error ? (
        <LoadFailed title={t('global.failed')} queries={[fields, rows]} />
      ) : (
        <WaitingForm />
      )}
    </Page>
  );
}
