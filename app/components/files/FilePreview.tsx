import { createElement, Suspense, useState } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Facts } from '#app/components/ui/Facts.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import {
  assetUrl,
  embedAddress,
  fileIcon,
  formatBytes,
  previewKind,
  previewSources,
} from '#app/entities/files/rules.ts';
import type { StoredFile } from '#app/entities/files/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useProject } from '#app/session/project.tsx';
import { editableTypes } from './picture-ops.ts';
import styles from './preview.module.css';
import { useFreshAddress } from './use-fresh-address.ts';

const PictureEditor = lazyPart(() => import('./PictureEditor.tsx'));

/** Larger pictures than this, in bytes, would have to stand in memory several times over. */
const maxToEdit = 30_000_000;

/** What a player needs: it is always on another site, so that its own origin says nothing of this one. */
const playerRights = 'allow-scripts allow-same-origin allow-presentation';

export interface FilePreviewProps {
  file: Item;
  /** Told when the picture was edited; without it, it can't be. */
  onEdited?: (() => void) | undefined;
}

/**
 * What is in a file, as far as a browser shows it without running anything in it: an SVG comes as a picture, in which
 * no script runs. The rest is an icon.
 */
export default function FilePreview({ file, onEdited }: FilePreviewProps) {
  const { t } = useTranslation('file-parts');
  const locale = useLocale();
  const { width, height } = file;
  const { type, filesize, private_hash: hash } = file as StoredFile;
  const [isEditing, setEditing] = useState(false);
  const canEdit = onEdited && hash && editableTypes.includes(type ?? '') && (filesize ?? 0) <= maxToEdit;
  const facts = [
    type,
    Number(width) > 0 && Number(height) > 0 ? t('pixels', { width, height }) : null,
    typeof filesize === 'number' ? formatBytes(filesize, locale) : null,
  ].filter((fact) => typeof fact === 'string');
  return (
    <figure className={styles.preview} aria-label={t('preview')}>
      <div className={styles.previewFrame}>
        <Content file={file} />
      </div>
      <div className={styles.foot}>
        {facts.length > 0 ? (
          <figcaption className={styles.hint}>
            <Facts parts={facts} />
          </figcaption>
        ) : null}
        {canEdit ? (
          <Button
            size="dense"
            variant="quiet"
            icon={<Icon name="crop" size={18} />}
            onClick={() => setEditing(true)}
          >
            {t('edit')}
          </Button>
        ) : null}
      </div>
      {isEditing ? (
        <Suspense>
          <PictureEditor
            file={file}
            onClose={() => setEditing(false)}
            onSaved={() => {
              setEditing(false);
              onEdited?.();
              notify({ tone: 'good', title: t('edited') });
            }}
          />
        </Suspense>
      ) : null}
    </figure>
  );
}

function Content({ file }: { file: Item }) {
  const { t } = useTranslation('file-parts');
  const project = useProject();
  const stored = file as StoredFile;
  const { private_hash: hash, type } = stored;
  const [misses, setMisses] = useState(0);
  const kind = hash ? previewKind(type) : 'other';
  const sources =
    kind === 'image' ? previewSources(project, stored) : hash ? [assetUrl(project, stored)] : [];
  const source = useFreshAddress(kind === 'other' ? undefined : sources[misses]);
  const name = String(file['title'] || file['filename_download'] || '');
  const miss = () => setMisses(misses + 1);
  const film = embedAddress(type, file['embed']);
  if (film !== null) {
    return (
      <iframe
        src={film}
        title={t('embedded', { name })}
        className={styles.film}
        sandbox={playerRights}
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
        loading="lazy"
      />
    );
  }
  if (source === undefined) {
    return (
      <>
        <Icon name={misses > 0 ? 'broken_image' : fileIcon(type)} size={64} />
        <p className={styles.hint}>{t(misses > 0 ? 'previewFailed' : 'previewNone')}</p>
      </>
    );
  }
  if (kind === 'image') {
    return (
      <img key={source} src={source} alt={name} decoding="async" className={styles.media} onError={miss} />
    );
  }
  const isFilm = kind === 'video';
  return createElement(isFilm ? 'video' : 'audio', {
    controls: true,
    preload: 'metadata',
    src: source,
    'aria-label': name,
    className: styles[isFilm ? 'media' : 'sound'],
    onError: miss,
  });
}
