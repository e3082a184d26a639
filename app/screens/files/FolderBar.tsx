import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { MenuButton } from '#app/components/ui/Menu.tsx';
import { childrenOf, pathTo } from '#app/entities/folders/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { FolderDialog } from './FolderDialog.tsx';
import styles from './files.module.css';
import { useFolderDelete } from './use-folder-delete.ts';
import type { Folders } from './use-folders.ts';

export interface FolderBarProps {
  folders: Folders;
  /** Id of the one that is open; null: all files. */
  open: number | null;
  onOpen: (folder: number | null) => void;
}

/** Where in the library this is, what folders there are here, and what can be done with them. */
export function FolderBar({ folders, open, onOpen }: FolderBarProps) {
  const { t } = useTranslation('files');
  const locale = useLocale();
  const [asked, setAsked] = useState<'new' | 'rename' | null>(null);
  const path = pathTo(folders.all, open);
  const inside = childrenOf(folders.all, open, locale);
  const handleDelete = useFolderDelete(inside, onOpen);
  const current = path.at(-1);
  if (!folders.canSee) return null;

  const actions = [
    ...(folders.canChange ? [{ id: 'rename', label: t('rename'), icon: <Icon name="edit" /> }] : []),
    ...(folders.canDelete
      ? [{ id: 'delete', label: t('remove_folder'), icon: <Icon name="delete" />, tone: 'bad' as const }]
      : []),
  ];
  return (
    <div className={styles.folders}>
      <nav aria-label={t('way')}>
        <ol className={styles.way}>
          {[null, ...path].map((folder) => {
            const isHere = folder === (current ?? null);
            return (
              <li key={folder?.id ?? 'all'} className={styles.step}>
                <button
                  type="button"
                  className={styles.stepButton}
                  aria-current={isHere ? 'location' : undefined}
                  onClick={() => onOpen(folder?.id ?? null)}
                >
                  {folder?.name ?? t('allFiles')}
                </button>
              </li>
            );
          })}
        </ol>
      </nav>
      {current && actions.length > 0 ? (
        <MenuButton
          label={t('folderActions', { folder: current.name })}
          trigger={<Icon name="more_vert" size={18} />}
          variant="quiet"
          size="dense"
          square
          items={actions}
          onAction={(id) => {
            if (id === 'rename') setAsked('rename');
            else void handleDelete(current);
          }}
        />
      ) : null}
      {inside.length > 0 ? (
        <ul className={styles.inside} aria-label={t('folders')}>
          {inside.map((folder) => (
            <li key={folder.id}>
              <button type="button" className={styles.folder} onClick={() => onOpen(folder.id)}>
                <Icon name="folder" size={18} />
                <bdi className={styles.folderName}>{folder.name}</bdi>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {folders.canCreate ? (
        <Button
          variant="quiet"
          size="dense"
          icon={<Icon name="create_new_folder" size={18} />}
          onClick={() => setAsked('new')}
        >
          {t('newFolder')}
        </Button>
      ) : null}
      {asked ? (
        <FolderDialog
          folder={asked === 'rename' ? (current ?? null) : null}
          parent={asked === 'rename' ? null : (current ?? null)}
          taken={(asked === 'rename'
            ? childrenOf(folders.all, current?.parent_folder ?? null, locale)
            : inside
          ).map(({ name }) => name)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  );
}
