import { Glyph } from '#app/components/ui/Glyph.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';

export interface ClearButtonProps {
  /** Accessible name; nothing shows without one. */
  label: string | undefined;
  onClear: () => void;
}

/** The cross inside a date or time field. */
export function ClearButton({ label, onClear }: ClearButtonProps) {
  return label ? (
    <IconButton label={label} onClick={onClear}>
      <Glyph name="close" size={16} />
    </IconButton>
  ) : null;
}
