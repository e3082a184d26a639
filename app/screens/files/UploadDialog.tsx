import { useTranslation } from 'react-i18next';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { UploadPanel, type UploadPanelProps } from './UploadPanel.tsx';

export interface UploadDialogProps extends UploadPanelProps {
  onClose: () => void;
}

/** The uploads go on when it is closed. */
export function UploadDialog({ onClose, ...panel }: UploadDialogProps) {
  const { t } = useTranslation('files');
  const { t: tApp } = useTranslation();
  return (
    <Dialog title={t('uploadTitle')} onClose={onClose} closeLabel={tApp('close')}>
      <UploadPanel {...panel} />
    </Dialog>
  );
}
