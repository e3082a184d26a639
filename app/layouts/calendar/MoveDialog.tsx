import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DatePicker } from '#app/components/ui/DatePicker.tsx';
import { useDateErrorText } from '#app/interfaces/date-error.ts';
import { MoveFrame } from '#app/layouts/MoveFrame.tsx';

interface MoveDialogProps {
  /** The item's title. */
  name: string;
  day: string;
  onMove: (day: string) => void;
  onClose: () => void;
}

/** Asks for the day that an item shall go to, for those who don't drag. */
export function MoveDialog({ name, day, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation('dated');
  const [selected, setChosen] = useState<string | null>(day);
  return (
    <MoveFrame
      title={t('calendar.moveTitle')}
      label={t('calendar.moveDo')}
      isReady={selected !== null && selected !== day}
      onMove={() => selected !== null && onMove(selected)}
      onClose={onClose}
    >
      <DatePicker
        label={t('calendar.moveDay')}
        description={name}
        value={selected}
        onChange={setChosen}
        inputErrorText={useDateErrorText()}
        autoFocus
      />
    </MoveFrame>
  );
}
