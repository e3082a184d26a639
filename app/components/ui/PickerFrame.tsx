import { Button, Dialog, Group, Popover } from 'react-aria-components';
import { CalendarPanel } from '#app/components/ui/CalendarPanel.tsx';
import { ClearButton } from '#app/components/ui/ClearButton.tsx';
import { DateSegments } from '#app/components/ui/DateSegments.tsx';
import styles from '#app/components/ui/date.module.css';
import type { DateFieldShape } from '#app/components/ui/date-field-props.ts';
import { FieldFrame } from '#app/components/ui/FieldFrame.tsx';
import { keepFocus } from '#app/components/ui/keep-focus.ts';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import inputStyles from '#app/components/ui/input.module.css';
import overlay from '#app/components/ui/overlay.module.css';

/** Inside of a date picker: label, typed parts, cross, and the calendar behind its button. */
export function PickerFrame({ field, onClear }: { field: DateFieldShape; onClear: () => void }) {
  const { label, hideLabel, description, error, required, readOnly } = field;
  const editable = !readOnly && !field.disabled;
  return (
    <>
      <FieldFrame {...{ label, hideLabel, description, error, required }}>
        <Group className={inputStyles.box} isReadOnly={readOnly} isInvalid={Boolean(error)}>
          {field.leading ? <span className={inputStyles.leading}>{field.leading}</span> : null}
          <DateSegments onInputError={field.onInputError} order={field.order} />
          {field.trailing ? <span className={inputStyles.leading}>{field.trailing}</span> : null}
          {editable ? (
            <span className={inputStyles.trailing}>
              <ClearButton label={field.value === null ? undefined : field.clearLabel} onClear={onClear} />
              <Button className={styles.button}>
                <Glyph name="calendar" size={18} />
              </Button>
            </span>
          ) : null}
        </Group>
      </FieldFrame>
      <Popover className={overlay.float} placement="bottom start" offset={4}>
        <Dialog ref={keepFocus} className={overlay.panel}>
          <CalendarPanel />
        </Dialog>
      </Popover>
    </>
  );
}
