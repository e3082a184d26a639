import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import type { BoardColumn } from './columns.ts';

interface MoveDialogProps {
  /** The item's title. */
  name: string;
  /** The columns that it may go to. */
  targets: readonly BoardColumn[];
  onMove: (column: BoardColumn) => void;
  onClose: () => void;
}

/** Asks for the column that an item shall go to, for those who don't drag. */
export function MoveDialog({ name, targets, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation('arranged');
  const { t: tApp } = useTranslation();
  const [selected, setChosen] = useState<string | null>(targets[0]?.id ?? null);
  const column = targets.find((entry) => entry.id === selected);
  return (
    <Dialog
      title={t('board.moveTitle')}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{tApp('cancel')}</Button>
          <Button
            variant="primary"
            aria-disabled={column === undefined || undefined}
            onClick={() => {
              if (!column) return;
              onMove(column);
              onClose();
            }}
          >
            {t('common.move')}
          </Button>
        </>
      }
    >
      {targets.length === 0 ? (
        <p>{t('board.noTargets')}</p>
      ) : (
        <Select
          label={t('board.moveColumn')}
          description={name}
          items={targets.map(({ id, label }) => ({ id, label }))}
          selectedKey={selected}
          onChange={setChosen}
        />
      )}
    </Dialog>
  );
}
