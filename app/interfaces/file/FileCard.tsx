import { useMutation, useQuery } from '@tanstack/react-query';
import { confirm } from '#app/components/feedback/confirm.ts';
import { notify } from '#app/components/feedback/toasts.ts';
import { downloadFile } from '#app/components/files/download-file.ts';
import { useFileName } from '#app/components/files/file-texts.ts';
import { FileThumb } from '#app/components/files/FileThumb.tsx';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Facts } from '#app/components/ui/Facts.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { MenuButton } from '#app/components/ui/Menu.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import { assetUrl, endingOf, formatBytes } from '#app/entities/files/rules.ts';
import type { StoredFile } from '#app/entities/files/types.ts';
import { itemMutations } from '#app/entities/items/mutations.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { ApiError } from '#app/lib/api.ts';
import { neededPart } from '#app/lib/missing-parts.ts';
import { formatInstant, parseInstant } from '#app/lib/dates.ts';
import { addresses } from '#app/session/addresses.ts';
import { useRights, useTimeZone } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { fileDetail } from './file-detail.ts';
import styles from './file.module.css';

interface FileCardProps {
  files: Collection;
  itemKey: string;
  isCropped: boolean;
  isLarge: boolean;
  readonly: boolean;
  /** The file itself may be deleted from here. */
  mayDelete: boolean;
  invalid: boolean;
  onChoose: () => void;
  onClear: () => void;
}

/** The linked file: its picture, what it is called and what can be done with it. */
export function FileCard({
  files,
  itemKey,
  readonly,
  mayDelete,
  onChoose,
  onClear,
  ...looks
}: FileCardProps) {
  const text = useInterfaceText('file');
  const project = useProject();
  const { data, error, isError, refetch } = useQuery(fileDetail(project, files, itemKey));
  const file: StoredFile = data ?? {};
  const facts = useFacts(file);
  const nameOf = useFileName();
  const isMissing = error instanceof ApiError && (error.code === 203 || error.status === 404);
  const name = data ? nameOf(file) : `#${itemKey}`;
  return (
    <div
      className={styles.card}
      data-large={looks.isLarge || undefined}
      data-invalid={looks.invalid || undefined}
      aria-busy={!data && !isError}
    >
      <FileThumb
        file={file}
        fit={looks.isCropped ? 'crop' : 'contain'}
        size={looks.isLarge ? 'large' : 'medium'}
        iconSize={48}
        className={styles.thumb}
      />
      <div className={styles.foot}>
        <div className={styles.texts}>
          <div className={styles.name} title={name}>
            <bdi>{name}</bdi>
          </div>
          <div className={styles.facts} role={isError && !data ? 'status' : undefined}>
            {data || !isError ? (
              <Facts parts={facts} />
            ) : (
              text(isMissing ? 'missing' : 'failed', { key: itemKey })
            )}
          </div>
        </div>
        <span className={styles.deeds}>
          {isError && !data && !isMissing ? (
            <Button size="dense" onClick={() => void refetch()}>
              {text('retry')}
            </Button>
          ) : null}
          {readonly ? null : (
            <>
              <IconButton label={text('change')} onClick={onChoose}>
                <Icon name="swap_horiz" size={20} />
              </IconButton>
              <IconButton label={text('clear')} onClick={onClear}>
                <Icon name="close" size={20} />
              </IconButton>
            </>
          )}
          {data ? (
            <FileMenu
              file={file}
              files={files}
              itemKey={itemKey}
              name={name}
              canDelete={!readonly && mayDelete}
              onDeleted={onClear}
            />
          ) : null}
        </span>
      </div>
    </div>
  );
}

/** The ending, size and time of a file as far as they are known. */
function useFacts(file: StoredFile): string[] {
  const locale = useLocale();
  const zone = useTimeZone();
  const at = parseInstant(file.uploaded_on);
  const size = typeof file.filesize === 'number' ? formatBytes(file.filesize, locale) : '';
  const { width, height } = file;
  return [
    endingOf(file.filename_download ?? '')
      .slice(1)
      .toUpperCase() || file.type,
    at === null ? '' : formatInstant(at, locale, zone),
    Number(width) > 0 && Number(height) > 0
      ? `${Number(width).toLocaleString(locale)} × ${Number(height).toLocaleString(locale)}`
      : '',
    size,
  ].filter((fact): fact is string => Boolean(fact));
}

interface FileMenuProps {
  file: StoredFile;
  files: Collection;
  itemKey: string;
  name: string;
  canDelete: boolean;
  onDeleted: () => void;
}

function FileMenu({ file, files, itemKey, name, canDelete, onDeleted }: FileMenuProps) {
  const text = useInterfaceText('file');
  const project = useProject();
  const rights = useRights(files);
  const { mutateAsync } = useMutation(itemMutations.remove(project, files.collection));
  const { private_hash: hash } = file;

  const remove = async () => {
    const questions = await neededPart(() => import('#app/components/usages/questions.tsx')).catch(
      () => null,
    );
    if (!questions) return;
    const isSure = await confirm({
      title: text('deleteTitle', { name }),
      body: questions.withUsages(text('deleteBody'), { collection: files, keys: [itemKey] }),
      confirmLabel: text('delete'),
      cancelLabel: text('keep'),
      tone: 'bad',
    });
    if (!isSure) return;
    try {
      await mutateAsync([itemKey]);
      onDeleted();
      notify({ tone: 'good', title: text('deleted', { name }) });
    } catch (error) {
      notify({ tone: 'bad', title: text('deleteFailed'), details: describeError(error) });
    }
  };
  return (
    <MenuButton
      label={text('more', { name })}
      trigger={<Icon name="more_vert" size={20} />}
      variant="quiet"
      square
      items={[
        {
          id: 'open',
          label: text('open'),
          icon: <Icon name="open_in_new" />,
          href: addresses.item(project, files.collection, itemKey),
        },
        ...(hash ? [{ id: 'download', label: text('download'), icon: <Icon name="get_app" /> }] : []),
        ...(canDelete && rights.base.delete !== 'none'
          ? [{ id: 'delete', label: text('delete'), icon: <Icon name="delete" />, tone: 'bad' as const }]
          : []),
      ]}
      onAction={(id) => {
        if (id === 'delete') void remove();
        else if (id === 'download' && hash)
          downloadFile(assetUrl(project, file), file.filename_download ?? '');
      }}
    />
  );
}
