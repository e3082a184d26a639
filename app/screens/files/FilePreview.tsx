import { createElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#app/components/ui/Icon.tsx';
import { assetUrl, fileIcon, formatBytes, previewKind, previewSources } from '#app/entities/files/rules.ts';
import type { StoredFile } from '#app/entities/files/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './files.module.css';

/**
 * What is in a file, as far as a browser shows it without running anything in it: an SVG comes as a picture, in which
 * no script runs. The rest is an icon.
 */
export function FilePreview({ file }: { file: Item }) {
  const { t } = useTranslation('files');
  const locale = useLocale();
  const { width, height } = file;
  const { type, filesize } = file as StoredFile;
  const facts = [
    type,
    Number(width) > 0 && Number(height) > 0 ? t('pixels', { width, height }) : null,
    typeof filesize === 'number' ? formatBytes(filesize, locale) : null,
  ].filter(Boolean);
  return (
    <figure className={styles['preview']} aria-label={t('preview')}>
      <div className={styles['previewFrame']}>
        <Content file={file} />
      </div>
      {facts.length > 0 ? <figcaption className={styles['hint']}>{facts.join(' · ')}</figcaption> : null}
    </figure>
  );
}

function Content({ file }: { file: Item }) {
  const { t } = useTranslation('files');
  const project = useProject();
  const stored = file as StoredFile;
  const { private_hash: hash, type } = stored;
  const [misses, setMisses] = useState(0);
  const kind = hash ? previewKind(type) : 'other';
  const sources = kind === 'image' ? previewSources(project, stored) : hash ? [assetUrl(project, hash)] : [];
  const source = kind === 'other' ? undefined : sources[misses];
  const name = String(file['title'] || file['filename_download'] || '');
  const miss = () => setMisses(misses + 1);
  if (source === undefined) {
    return (
      <>
        <Icon name={misses > 0 ? 'broken_image' : fileIcon(type)} size={64} />
        <p className={styles['hint']}>{t(misses > 0 ? 'previewFailed' : 'previewNone')}</p>
      </>
    );
  }
  if (kind === 'image') {
    return (
      <img key={source} src={source} alt={name} decoding="async" className={styles['media']} onError={miss} />
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
