import { useState } from 'react';
import { Collection, ListBox, ListBoxItem, ListBoxLoadMoreItem } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { ChoiceGuard } from '#app/components/ui/ChoiceGuard.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Spinner } from '#app/components/ui/Spinner.tsx';
import { SearchField } from '#app/components/page/SearchField.tsx';
import type { StoredFile } from '#app/entities/files/types.ts';
import { useFileName, useFileTexts } from './file-texts.ts';
import { FileThumb } from './FileThumb.tsx';
import type { PickerOptions, PickerView } from './picker-view.ts';
import styles from './picker.module.css';
import { type PickerFiles, usePickerFiles } from './use-picker-files.ts';

export interface FilePickerProps {
  /** Default: "Choose a file" or "Choose files". */
  title?: string;
  /** Several may be chosen. Default: one, and choosing it is enough. */
  isMany?: boolean;
  /** How the list looks and what is in it: the options of the interface as they are stored. Keep its identity. */
  options?: PickerOptions;
  /** Keys of files that are linked already: shown as such, not to be chosen once more. */
  taken?: readonly string[];
  /** With the chosen files as they were read: id, private_hash, type, filesize, filename_download, title, width, height. */
  onChoose: (files: StoredFile[]) => void;
  onClose: () => void;
}

const noOptions: PickerOptions = {};

/** The file library as a dialog to choose from: searched and paged by the server. Load it lazily, mount it to open it. */
export default function FilePicker({
  isMany = false,
  options = noOptions,
  taken = [],
  ...props
}: FilePickerProps) {
  const { t } = useTranslation('file-parts');
  const { t: tApp } = useTranslation();
  const [search, setSearch] = useState('');
  const { view, files, isLoading, isStale, isFailed, retry, loadMore } = usePickerFiles(options, search);
  const [selected, setChosen] = useState<ReadonlyMap<string, StoredFile>>(new Map());

  const handleSelection = (keys: 'all' | ReadonlySet<string | number>) => {
    const wanted = keys === 'all' ? files.map(({ id }) => String(id)) : [...keys].map(String);
    const known = new Map([
      ...selected,
      ...files.map((file) => [String(file['id']), file as StoredFile] as const),
    ]);
    const next = wanted.flatMap((key) => {
      const file = known.get(key);
      return file && !taken.includes(key) ? [[key, file] as const] : [];
    });
    if (isMany) setChosen(new Map(next));
    else if (next[0]) props.onChoose([next[0][1]]);
  };
  return (
    <Dialog
      title={props.title ?? t(isMany ? 'pickMany' : 'pickOne')}
      size="lg"
      onClose={props.onClose}
      closeLabel={tApp('cancel')}
      footer={
        isMany ? (
          <>
            <Button onClick={props.onClose}>{tApp('cancel')}</Button>
            <Button
              variant="primary"
              disabled={selected.size === 0}
              onClick={() => props.onChoose([...selected.values()])}
            >
              {selected.size === 0 ? t('chooseNone') : t('choose', { count: selected.size })}
            </Button>
          </>
        ) : undefined
      }
    >
      <div className={styles.picker}>
        <SearchField
          label={t('search')}
          autoFocus
          value={search}
          onChange={setSearch}
          trailing={isLoading ? <Spinner size={16} /> : null}
        />
        {view.isUnfit ? <Notice tone="warn">{t('unfit')}</Notice> : null}
        {isFailed ? (
          <Notice tone="bad" action={<Button onClick={retry}>{tApp('retry')}</Button>}>
            {t('pickFailed')}
          </Notice>
        ) : null}
        {files.length === 0 ? (
          // Not inside the list, which would make an option of it.
          <p role="status" className={styles.empty}>
            {isLoading ? <Spinner size={20} /> : isFailed ? '' : t(search.trim() ? 'noneFound' : 'noneThere')}
          </p>
        ) : (
          <ChoiceGuard isStale={isStale}>
            <FileList
              {...{ files, view, isLoading, isMany, taken, loadMore }}
              selected={isMany ? [...selected.keys(), ...taken] : taken}
              onSelect={handleSelection}
            />
          </ChoiceGuard>
        )}
      </div>
    </Dialog>
  );
}

interface FileListProps extends Pick<PickerFiles, 'view' | 'files' | 'isLoading' | 'loadMore'> {
  isMany: boolean;
  /** Keys of files that are linked already. */
  taken: readonly string[];
  /** Keys, those of `taken` among them. */
  selected: readonly string[];
  onSelect: (keys: 'all' | ReadonlySet<string | number>) => void;
}

function FileList({ view, files, isLoading, loadMore, isMany, taken, selected, onSelect }: FileListProps) {
  const { t } = useTranslation('file-parts');
  const nameOf = useFileName();
  return (
    <ListBox
      aria-label={t('found')}
      aria-busy={isLoading}
      className={styles.list}
      data-rows={view.isRows || undefined}
      layout={view.isRows ? 'stack' : 'grid'}
      selectionMode={isMany ? 'multiple' : 'single'}
      selectionBehavior="toggle"
      selectedKeys={selected}
      disabledKeys={isMany ? taken : []}
      disallowEmptySelection={!isMany && taken.length > 0}
      onSelectionChange={onSelect}
    >
      <Collection
        items={files.map((file) => ({ id: String(file['id']), file: file as StoredFile }))}
        dependencies={[view]}
      >
        {({ id, file }) => (
          <ListBoxItem id={id} textValue={nameOf(file)} className={styles.file}>
            <FileCard file={file} view={view} />
          </ListBoxItem>
        )}
      </Collection>
      {loadMore ? (
        <ListBoxLoadMoreItem onLoadMore={loadMore} isLoading={isLoading} className={styles.more}>
          <Spinner size={16} />
        </ListBoxLoadMoreItem>
      ) : null}
    </ListBox>
  );
}

function FileCard({ file, view }: { file: StoredFile; view: PickerView }) {
  const { title, details, columns } = useFileTexts(file, view);
  return (
    <>
      <FileThumb file={file} fit={view.fit} iconSize={view.isRows ? 20 : 40} className={styles.thumb} />
      <span className={styles.texts}>
        <span className={styles.title} title={title}>
          <bdi>{title}</bdi>
        </span>
        {(view.isRows ? columns : details).map((text, at) => (
          // Each has its place, and several may read the same.
          <span key={`${at}/${text}`} className={styles.detail} dir="auto">
            {text}
          </span>
        ))}
      </span>
      <span className={styles.mark}>
        <Glyph name="check" size={16} />
      </span>
    </>
  );
}
