import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components';
import styles from '#app/components/ui/date.module.css';
import { Glyph } from '#app/components/ui/Glyph.tsx';

interface PickerProps {
  'aria-label': string;
  value: string | number;
  onChange: (key: number) => void;
  items: readonly { id: number; formatted: string }[];
}

/** Native, so that a year far away is two letters of typing away. */
function Picker({ value, onChange, items, ...rest }: PickerProps) {
  return (
    <select
      className={styles.picker}
      aria-label={rest['aria-label']}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {items.map((item) => (
        <option key={item.id} value={item.id}>
          {item.formatted}
        </option>
      ))}
    </select>
  );
}

/** A month with its days; takes value, limits and names from the picker (or the CalendarContext) around it. */
export function CalendarPanel() {
  return (
    <Calendar className={styles.calendar}>
      <div className={styles.head}>
        <Button slot="previous" className={styles.step}>
          <span className={styles.back}>
            <Glyph name="expand" />
          </span>
        </Button>
        <span className={styles.pickers}>
          <CalendarMonthPicker>{(picker) => <Picker {...picker} />}</CalendarMonthPicker>
          <CalendarYearPicker>{(picker) => <Picker {...picker} />}</CalendarYearPicker>
        </span>
        <Button slot="next" className={styles.step}>
          <span className={styles.forth}>
            <Glyph name="expand" />
          </span>
        </Button>
      </div>
      <CalendarGrid className={styles.grid} weekdayStyle="narrow">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.cell} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
