import { DateInput, DateSegment } from 'react-aria-components';
import styles from '#app/components/ui/date.module.css';

/** The parts of a date or time that can be typed, one by one, in the order of the user's locale. */
export function DateSegments() {
  return (
    <DateInput className={styles.segments}>
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  );
}
