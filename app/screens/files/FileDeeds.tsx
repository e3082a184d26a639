import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import type { Folder } from '#app/entities/folders/types.ts';
import { DownloadDialog } from './DownloadDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';

interface FileDeedsProps {
  keys: readonly string[];
  folders: readonly Folder[];
  canMove: boolean;
  onMoved: () => void;
}

/** What can be done with chosen files, besides what can be done with any items. */
export function FileDeeds({ keys, folders, canMove, onMoved }: FileDeedsProps) {
  const { t } = useTranslation('files');
  const [asked, setAsked] = useState<'move' | 'download' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      {canMove ? (
        <Button
          size="dense"
          icon={<Icon name="drive_file_move" size={18} />}
          onClick={() => setAsked('move')}
        >
          {t('move')}
        </Button>
      ) : null}
      <Button size="dense" icon={<Icon name="get_app" size={18} />} onClick={() => setAsked('download')}>
        {t('download')}
      </Button>
      {asked === 'move' ? (
        <MoveDialog keys={keys} folders={folders} onMoved={onMoved} onClose={close} />
      ) : null}
      {asked === 'download' ? <DownloadDialog keys={keys} onClose={close} /> : null}
    </>
  );
}
