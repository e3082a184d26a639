import '#app/i18n/files-strings.ts';
import { useTranslation } from 'react-i18next';
import { Page } from '#app/components/shell/Page.tsx';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { assetUrl } from '#app/entities/files/rules.ts';
import { canCreate } from '#app/entities/permissions/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { ItemScreen } from '#app/screens/item/ItemScreen.tsx';
import { useItemCrumbs } from '#app/screens/item/item-links.ts';
import { NoAccessScreen } from '#app/screens/public-page/NoAccessScreen.tsx';
import { useCollection, useRights } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { UploadPanel } from './UploadPanel.tsx';
import { useUploads } from './use-uploads.ts';

/** One file or several; a new file is not typed in, it is uploaded. */
export function FileScreen({ keyParam }: { keyParam: string }) {
  const collection = useCollection('directus_files');
  if (keyParam === '+' && collection) return <NewFiles collection={collection} />;
  return (
    <ItemScreen
      collection="directus_files"
      keyParam={keyParam}
      renderActions={(file) => <DownloadLink file={file} />}
    />
  );
}

function DownloadLink({ file }: { file: Item }) {
  const { t } = useTranslation('files');
  const project = useProject();
  const { private_hash: hash, filename_download: name } = file;
  if (typeof hash !== 'string' || hash === '') return null;
  return (
    <a
      className={buttonClass({})}
      href={assetUrl(project, hash)}
      download={typeof name === 'string' ? name : ''}
    >
      <Icon name="get_app" size={18} />
      {t('download')}
    </a>
  );
}

function NewFiles({ collection }: { collection: Collection }) {
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
