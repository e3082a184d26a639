import { useTranslation } from 'react-i18next';
import { DatePicker } from '#app/components/ui/DatePicker.tsx';

interface DayValueProps {
  label: string;
  /** `YYYY-MM-DD`, empty for none. */
  value: string;
  onChange: (value: string | null) => void;
}

/** A day. */
export default function DayValue({ label, value, onChange }: DayValueProps) {
  const { t } = useTranslation('filter');
  return <DatePicker label={label} clearLabel={t('clearValue')} value={value || null} onChange={onChange} />;
}
