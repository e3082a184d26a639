import { useTranslation } from 'react-i18next';
import { DateTimePicker } from '#app/components/ui/DateTimePicker.tsx';

interface MomentValueProps {
  label: string;
  /** A naive `YYYY-MM-DD HH:MM:SS`, null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  autoFocus?: boolean;
}

/** A day with a time. */
export default function MomentValue(props: MomentValueProps) {
  const { t } = useTranslation('filter');
  return <DateTimePicker {...props} clearLabel={t('clearValue')} granularity="minute" />;
}
