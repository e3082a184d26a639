import '#app/i18n/files-strings.ts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { assetUrl } from '#app/entities/files/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { ItemScreen } from '#app/screens/item/ItemScreen.tsx';
import { useCollection } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';

const NewFiles = lazy(() => import('./NewFiles.tsx'));

/** One file or several; a new file is not typed in, it is uploaded. */
export function FileScreen({ keyParam }: { keyParam: string }) {
  const collection = useCollection('directus_files');
  if (keyParam === '+' && collection)
    return (
      <Suspense>
        <NewFiles collection={collection} />
      </Suspense>
    );
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
