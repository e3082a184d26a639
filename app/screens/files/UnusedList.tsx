import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LongList } from '#app/components/feedback/LongList.tsx';
import { useFileName } from '#app/components/files/file-texts.ts';
import { FileThumb } from '#app/components/files/FileThumb.tsx';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import { Checkbox } from '#app/components/ui/Checkbox.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { formatBytes } from '#app/entities/files/rules.ts';
import type { StoredFile } from '#app/entities/files/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './unused.module.css';
import type { UnusedSearch } from './use-unused-files.ts';

type Files = ReadonlyMap<string, Item>;

interface UnusedListProps {
  search: UnusedSearch;
  chosen: Files;
  onChoose: (files: Files) => void;
  /** Keys of those that the user can't delete. */
  closed: ReadonlySet<string>;
}

/** The files that no use was found for, how many and how large they are. */
export function UnusedList({ search, chosen, onChoose, closed }: UnusedListProps) {
  const { t } = useTranslation('unused-files');
  const locale = useLocale();
  const { found, isWhole, progress } = search;
  const size = formatBytes(
    [...found.values()].reduce((sum, { filesize }) => sum + Number(filesize ?? 0), 0),
    locale,
  );
  const open = new Map([...found].filter(([key]) => !closed.has(key)));
  const summary = isWhole
    ? t('found', { count: found.size, size })
    : t('foundReadable', { count: found.size, size });
  if (progress.left === 0) return <p role="status">{progress.total === 0 ? t('empty') : t('none')}</p>;
  return (
    <>
      <p role="status" className={styles.summary}>
        {summary}
      </p>
      {isWhole ? null : <Notice tone="warn">{t('partial')}</Notice>}
      <p className={styles.quiet}>{t('outside')}</p>
      {open.size > 0 ? (
        <Checkbox
          isSelected={chosen.size === open.size}
          isIndeterminate={chosen.size > 0 && chosen.size < open.size}
          onChange={(isOn) => onChoose(isOn ? open : new Map())}
        >
          {t('selectAll')}
        </Checkbox>
      ) : null}
      <LongList
        className={styles.list}
        label={summary}
        items={[...found]}
        renderItem={([key, item]) => (
          <UnusedFile
            fileKey={key}
            file={item}
            isChosen={chosen.has(key)}
            onChoose={closed.has(key) ? null : (isOn) => onChoose(withKey(chosen, key, isOn ? item : null))}
          />
        )}
      />
    </>
  );
}

function withKey(all: Files, key: string, item: Item | null): Files {
  const next = new Map(all);
  if (item) next.set(key, item);
  else next.delete(key);
  return next;
}

interface UnusedFileProps {
  fileKey: string;
  file: StoredFile;
  isChosen: boolean;
  /** null where it can't be deleted. */
  onChoose: ((isOn: boolean) => void) | null;
}

function UnusedFile({ fileKey, file, isChosen, onChoose }: UnusedFileProps) {
  const locale = useLocale();
  const project = useProject();
  const nameOf = useFileName();
  const id = useId();
  return (
    <div className={styles.file}>
      {onChoose ? <Checkbox aria-labelledby={id} isSelected={isChosen} onChange={onChoose} /> : null}
      <FileThumb file={file} fit="crop" iconSize={20} className={styles.thumb} />
      <div className={styles.texts}>
        {/* In a tab of its own: the result stays. */}
        <AddressLink
          id={id}
          className={styles.name}
          to={addresses.item(project, 'directus_files', fileKey)}
          target="_blank"
        >
          <bdi>{nameOf(file)}</bdi>
        </AddressLink>
        <span className={styles.quiet}>
          <bdi>{file.type}</bdi>
        </span>
      </div>
      <span className={styles.size}>{formatBytes(file.filesize ?? 0, locale)}</span>
    </div>
  );
}
