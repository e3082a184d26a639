import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { folderChoices } from '#app/entities/folders/rules.ts';
import type { Folder } from '#app/entities/folders/types.ts';
import { itemMutations } from '#app/entities/items/mutations.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useProject } from '#app/session/project.tsx';

interface MoveDialogProps {
  keys: readonly string[];
  folders: readonly Folder[];
  onMoved: () => void;
  onClose: () => void;
}

/** Files per request. */
const portion = 100;

/** Puts files into another folder. */
export function MoveDialog({ keys, folders, onMoved, onClose }: MoveDialogProps) {
  const { t } = useTranslation('files');
  const { t: tApp } = useTranslation();
  const locale = useLocale();
  const project = useProject();
  const client = useQueryClient();
  const [target, setTarget] = useState<string | null>(null);
  const [isMoving, setMoving] = useState(false);
  const move = async () => {
    setMoving(true);
    const changes = { folder: target === null ? null : Number(target) };
    try {
      for (let at = 0; at < keys.length; at += portion) {
        const update = client
          .getMutationCache()
          .build(client, itemMutations.updateMany(project, 'directus_files', 'id'));
        await update.execute({ keys: keys.slice(at, at + portion), changes });
      }
      notify({ tone: 'good', title: t('moved', { count: keys.length }) });
      onMoved();
    } catch (error) {
      notify({ tone: 'bad', title: t('moveFailed'), details: describeError(error), delay: 0 });
    }
    onClose();
  };
  return (
    <Dialog
      title={t('moveTitle', { count: keys.length })}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{tApp('cancel')}</Button>
          <Button variant="primary" pending={isMoving} onClick={() => void move()}>
            {t('move')}
          </Button>
        </>
      }
    >
      <Select
        label={t('moveTo')}
        items={folderChoices(folders, locale).map(({ id, label }) => ({ id: String(id), label }))}
        emptyLabel={t('noFolder')}
        selectedKey={target}
        onChange={setTarget}
      />
    </Dialog>
  );
}
