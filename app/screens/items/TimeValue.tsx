import { useTranslation } from 'react-i18next';
import { TimeField } from '#app/components/ui/TimeField.tsx';

interface TimeValueProps {
  label: string;
  /** `HH:MM:SS`, empty for none. */
  value: string;
  onChange: (value: string | null) => void;
  autoFocus?: boolean;
}

/** A time of day. */
export default function TimeValue({ value, ...props }: TimeValueProps) {
  const { t } = useTranslation('filter');
  return <TimeField {...props} clearLabel={t('clearValue')} value={value || null} granularity="minute" />;
}
