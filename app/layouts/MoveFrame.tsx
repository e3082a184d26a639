import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';

interface MoveFrameProps {
  title: string;
  /** Of the button that moves. */
  label: string;
  /** Where to is chosen. */
  isReady: boolean;
  onMove: () => void;
  onClose: () => void;
  /** The choice of where to. */
  children: ReactNode;
}

/** A dialog that moves an item, for those who don't drag. */
export function MoveFrame({ title, label, isReady, onMove, onClose, children }: MoveFrameProps) {
  const { t } = useTranslation();
  const footer = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button
        variant="primary"
        aria-disabled={!isReady || undefined}
        onClick={() => {
          if (!isReady) return;
          onMove();
          onClose();
        }}
      >
        {label}
      </Button>
    </>
  );
  return (
    <Dialog title={title} size="sm" onClose={onClose} footer={footer}>
      {children}
    </Dialog>
  );
}
