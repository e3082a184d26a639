import { useTranslation } from 'react-i18next';
import { TimeField } from '#app/components/ui/TimeField.tsx';

interface TimeValueProps {
  label: string;
  /** `HH:MM:SS`, empty for none. */
  value: string;
  onChange: (value: string | null) => void;
}

/** A time of day. */
export default function TimeValue({ label, value, onChange }: TimeValueProps) {
  const { t } = useTranslation('filter');
  return (
    <TimeField
      label={label}
      clearLabel={t('clearValue')}
      value={value || null}
      onChange={onChange}
      granularity="minute"
    />
  );
}
