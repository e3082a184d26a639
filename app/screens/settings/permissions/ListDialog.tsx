import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';

export interface ListDialogProps {
  title: string;
  children: ReactNode;
  onApply: () => void;
  onClose: () => void;
}

/** A dialog whose ticks count once they are applied. */
export function ListDialog({ title, children, onApply, onClose }: ListDialogProps) {
  const { t } = useTranslation(['permissions', 'app']);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      // Ticks that a slip of the pointer would take away.
      isDismissable={false}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel', { ns: 'app' })}</Button>
          <Button
            variant="primary"
            onClick={() => {
              onApply();
              onClose();
            }}
          >
            {t('apply')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
