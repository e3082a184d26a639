import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '#app/components/ui/Select.tsx';
import { MoveFrame } from '#app/layouts/MoveFrame.tsx';
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
  const [selected, setChosen] = useState<string | null>(targets[0]?.id ?? null);
  const column = targets.find((entry) => entry.id === selected);
  return (
    <MoveFrame
      title={t('board.moveTitle')}
      label={t('common.move')}
      isReady={column !== undefined}
      onMove={() => column && onMove(column)}
      onClose={onClose}
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
    </MoveFrame>
  );
}
