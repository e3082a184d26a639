import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { DatePicker } from '#app/components/ui/DatePicker.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { useDateErrorText } from '#app/interfaces/date-error.ts';

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
  const { t: tApp } = useTranslation();
  const [selected, setChosen] = useState<string | null>(day);
  return (
    <Dialog
      title={t('calendar.moveTitle')}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{tApp('cancel')}</Button>
          <Button
            variant="primary"
            aria-disabled={selected === null || selected === day || undefined}
            onClick={() => {
              if (selected === null || selected === day) return;
              onMove(selected);
              onClose();
            }}
          >
            {t('calendar.moveDo')}
          </Button>
        </>
      }
    >
      <DatePicker
        label={t('calendar.moveDay')}
        description={name}
        value={selected}
        onChange={setChosen}
        inputErrorText={useDateErrorText()}
        autoFocus
      />
    </Dialog>
  );
}
