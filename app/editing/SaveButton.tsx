import { modKey } from '#app/components/command/platform.ts';
import { Button } from '#app/components/ui/Button.tsx';
import type { Editor } from './use-editor.ts';

interface SaveButtonProps {
  editor: Pick<Editor, 'count' | 'isSaving'>;
  label: string;
  onSave: () => void;
}

/** Saves what has changed, the keys' way. */
export function SaveButton({ editor: { count, isSaving }, label, onSave }: SaveButtonProps) {
  return (
    <Button
      variant="primary"
      pending={isSaving}
      // Not `disabled`: after a save the focus would be lost.
      aria-disabled={count === 0 || undefined}
      title={modKey('S')}
      onClick={() => {
        if (count > 0) onSave();
      }}
    >
      {label}
    </Button>
  );
}
