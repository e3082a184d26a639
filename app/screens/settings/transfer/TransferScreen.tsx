import { useTranslation } from 'react-i18next';
import { Page } from '#app/components/shell/Page.tsx';
import { AdminOnly } from '#app/screens/settings/AdminOnly.tsx';
import { useCollectionCrumbs } from '#app/screens/settings/crumbs.ts';
import { ExportPart } from './ExportPart.tsx';
import { ImportPart } from './ImportPart.tsx';
import styles from './transfer.module.css';

/** The data model as a file: out of this project, and into it. */
export function TransferScreen() {
  const { t } = useTranslation('schema-file');
  return (
    <AdminOnly name={t('title')}>
      <Parts />
    </AdminOnly>
  );
}

function Parts() {
  const { t } = useTranslation('schema-file');
  return (
    <Page title={t('title')} heading={t('title')} breadcrumbs={useCollectionCrumbs()}>
      <div className={styles.parts}>
        <ExportPart />
        <ImportPart />
      </div>
    </Page>
  );
}
