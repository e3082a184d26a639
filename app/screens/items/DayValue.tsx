import { useTranslation } from 'react-i18next';
import { DatePicker } from '#app/components/ui/DatePicker.tsx';

interface DayValueProps {
  label: string;
  /** `YYYY-MM-DD`, empty for none. */
  value: string;
  onChange: (value: string | null) => void;
  autoFocus?: boolean;
}

/** A day. */
export default function DayValue({ value, ...props }: DayValueProps) {
  const { t } = useTranslation('filter');
  return <DatePicker {...props} clearLabel={t('clearValue')} value={value || null} />;
}
