import { useTranslation } from 'react-i18next';
import { fieldsFor } from '#app/layouts/dated-fields.ts';
import type { LayoutOptionsProps } from '#app/layouts/define.ts';
import { EntryFields, FieldSelect } from '#app/layouts/FieldSelect.tsx';
import styles from './Options.module.css';
import { setupOf } from './setup.ts';

/** By which fields the calendar goes. Each date field has an option of its own type, as the API's presets have it. */
export default function Options({ context, options, onOptionsChange }: LayoutOptionsProps) {
  const { t } = useTranslation('dated');
  const { date, time, title, color } = setupOf(options, context);
  const isDay = date?.type === 'date';
  const hasBoth = fieldsFor('date', context).length > 0 && fieldsFor('datetime', context).length > 0;
  // One of the two that was suggested is written down as soon as the other is touched, or it would come back.
  const other = { datetime: options['datetime'] ?? null, date: options['date'] ?? null };
  const dayField = fieldsFor('date', context).find(
    (field) => field.field === (isDay ? date.field : options['date']),
  );
  return (
    <div className={styles.options}>
      {fieldsFor('datetime', context).length > 0 ? (
        <FieldSelect
          use="datetime"
          context={context}
          field={isDay ? null : date}
          description={hasBoth ? t('fields.dateHint') : undefined}
          onChange={(datetime) =>
            onOptionsChange({ ...other, date: dayField?.field ?? other.date, datetime })
          }
        />
      ) : null}
      {fieldsFor('date', context).length > 0 ? (
        <FieldSelect
          use="date"
          context={context}
          field={dayField ?? null}
          onChange={(name) =>
            onOptionsChange({ ...other, ...(isDay || !date ? {} : { datetime: date.field }), date: name })
          }
        />
      ) : null}
      <FieldSelect
        use="time"
        context={context}
        field={time}
        onChange={(name) => onOptionsChange({ time: name })}
      />
      <EntryFields {...{ context, onOptionsChange }} setup={{ title, color }} />
    </div>
  );
}
