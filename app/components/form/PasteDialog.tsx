import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { TextArea } from '#app/components/ui/TextArea.tsx';

export interface PasteDialogProps {
  /** The field's name as shown. */
  field: string;
  onPaste: (text: string) => void;
  onClose: () => void;
}

/** Where the browser lets nobody read the clipboard but the user: a box to paste into, which closes with it. */
export default function PasteDialog({ field, onPaste, onClose }: PasteDialogProps) {
  const { t } = useTranslation('item');
  const { t: shared } = useTranslation();
  const [typed, setTyped] = useState('');
  const take = (text: string) => {
    onClose();
    onPaste(text);
  };
  return (
    <Dialog
      size="sm"
      title={t('form.pasteTitle', { field })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{shared('cancel')}</Button>
          <Button variant="primary" disabled={typed === ''} onClick={() => take(typed)}>
            {t('form.pasteTyped')}
          </Button>
        </>
      }
    >
      <TextArea
        autoFocus
        label={t('form.pasteBox')}
        description={t('form.pasteHint')}
        value={typed}
        onChange={setTyped}
        onPaste={(event) => {
          event.preventDefault();
          take(event.clipboardData.getData('text/plain'));
        }}
      />
    </Dialog>
  );
}
