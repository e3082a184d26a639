import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { DatePicker } from '#app/components/ui/DatePicker.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { useDateErrorText } from '#app/interfaces/date-error.ts';
import styles from './timeline.module.css';

interface JumpBarProps {
  today: string;
  isJumping: boolean;
  onJump: (day: string) => void;
}

/** The way to a day, wherever in the list it is. */
export function JumpBar({ today, isJumping, onJump }: JumpBarProps) {
  const { t } = useTranslation('dated');
  const [day, setDay] = useState<string | null>(null);
  return (
    <form
      className={styles.jump}
      onSubmit={(event) => {
        event.preventDefault();
        if (day !== null && !isJumping) onJump(day);
      }}
    >
      <DatePicker
        label={t('timeline.jump')}
        hideLabel
        value={day}
        onChange={setDay}
        inputErrorText={useDateErrorText()}
      />
      <Button type="submit" pending={isJumping} aria-disabled={day === null || undefined}>
        {t('timeline.jumpGo')}
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          setDay(today);
          if (!isJumping) onJump(today);
        }}
      >
        {t('calendar.today')}
      </Button>
      <VisuallyHidden>
        <span role="status">{isJumping ? t('timeline.jumping') : ''}</span>
      </VisuallyHidden>
    </form>
  );
}
