import { Checkbox } from '#app/components/ui/Checkbox.tsx';

interface RowCheckboxProps {
  isSelected: boolean;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** The box that chooses a row. The list sees the click first and decides, since Shift chooses a whole range. */
export function RowCheckbox(props: RowCheckboxProps) {
  return <Checkbox tabIndex={-1} onChange={decidedByList} {...props} />;
}

function decidedByList(): void {}
