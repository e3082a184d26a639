import { useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { ProgressBar } from '#app/components/ui/ProgressBar.tsx';
import { canCreate, rightsOn } from '#app/entities/permissions/rules.ts';
import { ListPage } from '#app/listing/ListPage.tsx';
import type { ListingState } from '#app/listing/use-listing.ts';
import { useCollection, usePermissions } from '#app/session/model.ts';
import { FileDeeds } from './FileDeeds.tsx';
import styles from './files.module.css';
import { FolderBar } from './FolderBar.tsx';
import { folderField, folderOf, inFolder } from '#app/entities/files/folder-filter.ts';
import { UploadDialog } from './UploadDialog.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useFolders } from './use-folders.ts';
import { type Uploads, useUploads } from './use-uploads.ts';

const UnusedDialog = lazyPart(() => import('./UnusedDialog.tsx'));

/** The file library: a listing with folders, into which files can be brought. */
export function FilesScreen() {
  const { t } = useTranslation('files');
  const uploads = useUploads();
  const folders = useFolders();
  const collection = useCollection('directus_files');
  const permissions = usePermissions();
  const rights = collection ? rightsOn(permissions, collection) : null;
  const canUpload = rights !== null && canCreate(rights);
  const { filters } = useSearch({ from: '/$project/files/' });
  const open = folderOf(filters);
  const folder = folders.all.find(({ id }) => id === open) ?? null;
  const [isAsking, setAsking] = useState(false);
  const [unusedIn, setUnusedIn] = useState<ListingState | null>(null);
  const isOver = useFileDrop(
    canUpload
      ? (found) => {
          setAsking(true);
          void uploads.add(found, open);
        }
      : null,
  );
  const uploadButton = (
    <Button variant="primary" icon={<Icon name="cloud_upload" size={18} />} onClick={() => setAsking(true)}>
      {t('upload')}
    </Button>
  );
  return (
    <>
      <ListPage
        collection="directus_files"
        create={canUpload ? uploadButton : null}
        ownFilter={folderField}
        countsInSearch
        listActions={{
          items: [{ id: 'unused', label: t('findUnused'), icon: <Icon name="search_off" size={18} /> }],
          onAction: (id, listing) => setUnusedIn(id === 'unused' ? listing : null),
        }}
        renderAbove={({ view, change }) => (
          <>
            <UploadBar uploads={uploads} onShow={() => setAsking(true)} />
            <FolderBar
              folders={folders}
              open={folderOf(view.filters)}
              onOpen={(next) => change({ filters: inFolder(view.filters, next) })}
            />
          </>
        )}
        renderDeeds={(items, clear) => (
          <FileDeeds
            keys={[...items.keys()]}
            folders={folders.all}
            canMove={folders.all.length > 0 && rights?.base.update === 'full'}
            onMoved={clear}
          />
        )}
        empty={({ view }) => {
          const others = view.filters.filter(({ field }) => field !== folderField);
          if (view.q !== '' || others.length > 0) return null;
          const action = canUpload ? uploadButton : undefined;
          return view.filters.length > 0
            ? {
                icon: 'folder_open',
                title: t('emptyFolderTitle'),
                body: canUpload ? t('emptyFolderBody') : '',
                action,
              }
            : {
                icon: 'collections',
                title: t('noneTitle'),
                body: t(canUpload ? 'noneBody' : 'noneReadOnly'),
                action,
              };
        }}
      />
      <Suspense>
        {unusedIn ? <UnusedDialog listing={unusedIn} onClose={() => setUnusedIn(null)} /> : null}
      </Suspense>
      {isAsking ? <UploadDialog uploads={uploads} folder={folder} onClose={() => setAsking(false)} /> : null}
      {isOver ? <div className={styles.veil}>{t('dropVeil')}</div> : null}
    </>
  );
}

/** Uploads that go on while the dialog is closed, and what became of them, until the list is cleared. */
function UploadBar({ uploads, onShow }: { uploads: Uploads; onShow: () => void }) {
  const { t } = useTranslation('files');
  const { open, failed, count, done, part } = uploads.totals;
  if (count === 0) return null;
  const words = `${t('progress', { count, done })}${failed > 0 ? `, ${t('failed', { count: failed })}` : ''}`;
  return (
    <div className={styles.uploadBar} data-bad={failed > 0 || undefined}>
      <span>{words}</span>
      {open > 0 ? <ProgressBar className={styles.uploadProgress} label={words} value={part} /> : null}
      <Button variant="quiet" size="dense" onClick={onShow}>
        {t('show')}
      </Button>
      {open === 0 ? (
        <Button variant="quiet" size="dense" onClick={uploads.queue.clear}>
          {t('clear')}
        </Button>
      ) : null}
    </div>
  );
}
