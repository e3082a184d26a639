import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#app/components/shell/Page.tsx';
import { isSystem } from '#app/entities/collections/rules.ts';
import { AdminOnly } from '#app/screens/settings/AdminOnly.tsx';
import { useCollectionCrumbs } from '#app/screens/settings/crumbs.ts';
import { useCollections } from '#app/session/model.ts';
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
  // Whoever comes here to begin looks for what there is to begin with. It stays there while the model is made.
  const collections = useCollections();
  const [isEmpty] = useState(() => Object.keys(collections).every(isSystem));
  return (
    <Page title={t('title')} heading={t('title')} breadcrumbs={useCollectionCrumbs()}>
      <div className={styles.parts}>
        {isEmpty ? (
          <>
            <ImportPart />
            <ExportPart />
          </>
        ) : (
          <>
            <ExportPart />
            <ImportPart />
          </>
        )}
      </div>
    </Page>
  );
}
