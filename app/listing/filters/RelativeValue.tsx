import { useTranslation } from 'react-i18next';
import { NumberInput } from '#app/components/ui/NumberInput.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { useLocale } from '#app/i18n/locale.ts';
import { formatDate } from '#app/lib/dates.ts';
import styles from './filters.module.css';
import {
  daysOf,
  hasCount,
  type Relative,
  type RelativeKind,
  type RelativeUnit,
  relativeKinds,
  relativeUnits,
  type UserClock,
} from './relative-dates.ts';

interface RelativeValueProps {
  relative: Relative;
  clock: UserClock;
  onChange: (relative: Relative) => void;
}

/** Days counted from today, and which days those are now. */
export function RelativeValue({ relative, clock, onChange }: RelativeValueProps) {
  const { t } = useTranslation('filter');
  const locale = useLocale();
  const { kind, count, unit } = relative;
  const { first, last } = daysOf(relative, clock);
  const words = { first: formatDate(first ?? '', locale), last: formatDate(last, locale) };
  const kindName = (id: RelativeKind) => String(t(`kinds.${id.replace(':', '.')}` as never));
  return (
    <>
      <Select
        label={t('period')}
        items={relativeKinds.map((id) => ({ id, label: kindName(id) }))}
        selectedKey={kind}
        onChange={(id) => {
          if (id !== null) onChange({ ...relative, kind: id as RelativeKind });
        }}
      />
      {hasCount(kind) ? (
        <div className={styles.range}>
          <NumberInput
            label={t('number')}
            value={String(count)}
            onChange={(digits) => {
              const next = Number(digits);
              if (Number.isInteger(next) && next >= 1 && next <= 9999) onChange({ ...relative, count: next });
            }}
            locale={locale}
            integer
            min="1"
            max="9999"
          />
          <Select
            label={t('unit')}
            items={relativeUnits.map((id) => ({ id, label: t(`units.${id}`) }))}
            selectedKey={unit}
            onChange={(id) => {
              if (id !== null) onChange({ ...relative, unit: id as RelativeUnit });
            }}
          />
        </div>
      ) : null}
      <p className={styles.hint} role="status">
        {first === null ? t('meansUntil', words) : first === last ? t('meansOne', words) : t('means', words)}
      </p>
    </>
  );
}
