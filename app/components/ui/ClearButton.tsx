import { Glyph } from '#app/components/ui/Glyph.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';

export interface ClearButtonProps {
  /** Accessible name; nothing shows without one. */
  label: string | undefined;
  onClear: () => void;
  /** Where Escape does the same, Tab goes past it. */
  tabIndex?: -1;
}

/** The cross inside a field. */
export function ClearButton({ label, onClear, tabIndex }: ClearButtonProps) {
  return label ? (
    <IconButton label={label} onClick={onClear} tabIndex={tabIndex}>
      <Glyph name="close" size={16} />
    </IconButton>
  ) : null;
}
