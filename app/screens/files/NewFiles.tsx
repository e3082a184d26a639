import { useTranslation } from 'react-i18next';
import { Page } from '#app/components/shell/Page.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import { canCreate } from '#app/entities/permissions/rules.ts';
import { useItemCrumbs } from '#app/components/shell/collection-links.ts';
import { NoAccessPage } from '#app/components/page/NoAccessPage.tsx';
import { useRights } from '#app/session/model.ts';
import { UploadPanel } from './UploadPanel.tsx';
import { useUploads } from './use-uploads.ts';

/** In the place of a form for a new file: where files are dropped. */
export function NewFiles({ collection }: { collection: Collection }) {
  const { t } = useTranslation('files');
  const uploads = useUploads();
  const canUpload = canCreate(useRights(collection));
  const crumbs = useItemCrumbs(collection);
  if (!canUpload) return <NoAccessPage name={crumbs.at(-1)?.label ?? ''} />;
  return (
    <Page title={t('uploadTitle')} heading={t('uploadTitle')} breadcrumbs={crumbs}>
      <UploadPanel uploads={uploads} folder={null} />
    </Page>
  );
}
