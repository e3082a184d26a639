import '#app/i18n/files-strings.ts';
import { useTranslation } from 'react-i18next';
import { Page } from '#app/components/shell/Page.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import { canCreate } from '#app/entities/permissions/rules.ts';
import { useItemCrumbs } from '#app/screens/item/item-links.ts';
import { NoAccessScreen } from '#app/screens/public-page/NoAccessScreen.tsx';
import { useRights } from '#app/session/model.ts';
import { UploadPanel } from './UploadPanel.tsx';
import { useUploads } from './use-uploads.ts';

/** In the place of a form for a new file: where files are dropped. */
export function NewFiles({ collection }: { collection: Collection }) {
  const { t } = useTranslation('files');
  const uploads = useUploads();
  const mayUpload = canCreate(useRights(collection));
  const crumbs = useItemCrumbs(collection);
  if (!mayUpload) return <NoAccessScreen name={crumbs.at(-1)?.label ?? ''} />;
  return (
    <Page title={t('uploadTitle')} heading={t('uploadTitle')} breadcrumbs={crumbs}>
      <UploadPanel uploads={uploads} folder={null} />
    </Page>
  );
}
