import { modKey } from '#app/components/command/platform.ts';
import { useScreenAction } from '#app/components/command/screen-actions.ts';
import { Button } from '#app/components/ui/Button.tsx';

interface SaveButtonProps {
  label: string;
  isSaving: boolean;
  /** There is something to save. */
  isReady: boolean;
  /** The keys do something else. Default: false. */
  hasOtherKeys?: boolean;
  onSave: () => void;
}

/** Saves, as its keys do. */
export function SaveButton({ label, isSaving, isReady, hasOtherKeys = false, onSave }: SaveButtonProps) {
  useScreenAction('save', onSave, isReady && !isSaving && !hasOtherKeys);
  return (
    <Button
      variant="primary"
      pending={isSaving}
      // Not `disabled`: after a save that stays the focus would be lost.
      aria-disabled={!isReady || undefined}
      title={hasOtherKeys ? undefined : modKey('S')}
      onClick={() => {
        if (isReady) onSave();
      }}
    >
      {label}
    </Button>
  );
}
