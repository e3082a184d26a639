import { Suspense, useState } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { DownloadLink } from '#app/components/files/DownloadLink.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { assetUrl } from '#app/entities/files/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { ItemPage } from '#app/editing/item/ItemPage.tsx';
import { useItemAccess } from '#app/editing/item/use-item-access.ts';
import { useCollection } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import previewStyles from '#app/components/files/preview.module.css';
import styles from './files.module.css';
import { NewFiles } from './NewFiles.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { useFileDrop } from './use-file-drop.ts';

const FilePreview = lazyPart(() => import('#app/components/files/FilePreview.tsx'));

/** One file or several; a new file is not typed in, it is uploaded. */
export function FileScreen({ keyParam }: { keyParam: string }) {
  const collection = useCollection('directus_files');
  // The address of a content stays when it is replaced: only a new element shows the new one.
  const [round, setRound] = useState(0);
  if (keyParam === '+' && collection) return <NewFiles collection={collection} />;
  return (
    <ItemPage
      collection="directus_files"
      keyParam={keyParam}
      renderActions={(file) => (
        <>
          {collection ? (
            <ReplaceButton
              collection={collection}
              file={file}
              onReplaced={() => setRound((count) => count + 1)}
            />
          ) : null}
          <FileDownload file={file} />
        </>
      )}
      renderAbove={(file) => (
        <Suspense fallback={<PreviewPlace />}>
          {collection ? (
            <OwnPreview
              key={`${keyParam}/${round}/${String(file['checksum'])}`}
              collection={collection}
              file={file}
              onEdited={() => setRound((count) => count + 1)}
            />
          ) : null}
        </Suspense>
      )}
    />
  );
}

interface OwnPreviewProps {
  collection: Collection;
  file: Item;
  onEdited: () => void;
}

/** The preview with the tools that the collection's own field for it offers. */
function OwnPreview({ collection, file, onEdited }: OwnPreviewProps) {
  const { canSave } = useItemAccess(collection, file);
  const own = Object.values(collection.fields).find((field) => field.interface === 'file-preview');
  const tools = own?.options['edit'] ?? ['image_editor'];
  const canEdit = canSave && Array.isArray(tools) && tools.includes('image_editor');
  return <FilePreview file={file} onEdited={canEdit ? onEdited : undefined} />;
}

/** As high as the preview that comes. */
function PreviewPlace() {
  return (
    <div className={previewStyles.preview} aria-hidden="true">
      <div className={previewStyles.previewFrame} />
      <div className={previewStyles.foot} />
    </div>
  );
}

interface ReplaceButtonProps {
  collection: Collection;
  file: Item;
  onReplaced: () => void;
}

/** Also takes what is dropped onto the page. */
function ReplaceButton({ collection, file, onReplaced }: ReplaceButtonProps) {
  const { t } = useTranslation('file-page');
  const { canSave } = useItemAccess(collection, file);
  const [asked, setAsked] = useState<{ first: File | null } | null>(null);
  const isOver = useFileDrop(
    canSave && asked === null ? (found) => setAsked({ first: found[0]?.file ?? null }) : null,
  );
  if (!canSave) return null;
  return (
    <>
      <Button icon={<Icon name="autorenew" size={18} />} onClick={() => setAsked({ first: null })}>
        <span className={styles.actionLabel}>{t('replace')}</span>
      </Button>
      {asked ? (
        <ReplaceDialog
          old={file}
          first={asked.first}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            onReplaced();
            notify({ tone: 'good', title: t('replaced') });
          }}
        />
      ) : null}
      {isOver ? <div className={styles.veil}>{t('replaceVeil')}</div> : null}
    </>
  );
}

function FileDownload({ file }: { file: Item }) {
  const { t } = useTranslation('file-page');
  const project = useProject();
  const { private_hash: hash, filename_download: name } = file;
  if (typeof hash !== 'string' || hash === '') return null;
  return (
    <DownloadLink
      className={buttonClass({})}
      address={assetUrl(project, file)}
      name={typeof name === 'string' ? name : ''}
    >
      <Icon name="get_app" size={18} />
      <span className={styles.actionLabel}>{t('download')}</span>
    </DownloadLink>
  );
}
