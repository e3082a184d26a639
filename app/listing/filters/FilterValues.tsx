import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Checkbox } from '#app/components/ui/Checkbox.tsx';
import { Chip } from '#app/components/ui/Chip.tsx';
import { TextArea } from '#app/components/ui/TextArea.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { valuesOf } from '#app/entities/items/filters.ts';
import { choicesOf, singleOf } from '#app/entities/items/operators.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useTimeZone } from '#app/session/model.ts';
import { oneText } from './filter-text.ts';
import { withoutValue, withValue } from './filter-values.ts';
import styles from './filters.module.css';
import { OneValue } from './OneValue.tsx';
import { useKeyTitles } from './use-key-titles.ts';

interface FilterValuesProps {
  field: Field | undefined;
  target: Collection | null;
  value: unknown;
  onChange: (value: string[] | null) => void;
}

/** Any number of values: boxes to tick where the field has choices, lines of text, else chips that are added one by one. */
export function FilterValues({ field, target, value, onChange }: FilterValuesProps) {
  const { t } = useTranslation('filter');
  const single = singleOf(field);
  if (field && (single === 'choice' || single === 'boolean')) {
    const choices =
      single === 'boolean'
        ? [
            { value: '1', name: t('yes') },
            { value: '0', name: t('no') },
          ]
        : choicesOf(field);
    const selected = valuesOf(value);
    return (
      <div role="group" aria-label={t('values')}>
        {choices.map(({ value: id, name }) => (
          <div key={id}>
            <Checkbox
              isSelected={selected.includes(id)}
              onChange={(isOnNow) => onChange(isOnNow ? withValue(value, id) : withoutValue(value, id))}
            >
              {name}
            </Checkbox>
          </div>
        ))}
      </div>
    );
  }
  if (field && single !== 'text' && single !== 'number') {
    return <AddedValues field={field} target={target} value={value} onChange={onChange} />;
  }
  return (
    <TextArea
      label={t('values')}
      description={t('valuesHint')}
      rows={4}
      value={Array.isArray(value) ? value.join('\n') : valuesOf(value).join('\n')}
      // Kept as typed, empty lines included: they are left out when the condition is sent.
      onChange={(lines) => onChange(lines === '' ? null : lines.split('\n'))}
    />
  );
}

function AddedValues({ field, target, value, onChange }: FilterValuesProps & { field: Field }) {
  const { t } = useTranslation('filter');
  const { t: tListing } = useTranslation('listing');
  const [locale, zone] = [useLocale(), useTimeZone()];
  const [next, setNext] = useState<unknown>(null);
  const values = valuesOf(value);
  const isItem = singleOf(field) === 'item';
  const titleOf = useKeyTitles(field, target, isItem ? values : []);
  const nameOf = (entry: string) => oneText(entry, field, { t: tListing, locale, zone, titleOf });
  return (
    <>
      {values.length > 0 ? (
        <ul className={styles.values} aria-label={t('values')}>
          {values.map((entry) => (
            <li key={entry}>
              <Chip
                onRemove={() => onChange(withoutValue(value, entry))}
                removeLabel={t('remove', { name: nameOf(entry) })}
              >
                {nameOf(entry)}
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
      {isItem ? (
        <OneValue
          // Emptied for the next one.
          key={values.length}
          label={t('values')}
          field={field}
          target={target}
          value=""
          onChange={(key) => onChange(withValue(value, key))}
          autoFocus={values.length > 0}
        />
      ) : (
        <>
          <OneValue
            label={t('value')}
            field={field}
            target={target}
            value={String(next ?? '')}
            onChange={setNext}
          />
          <Button
            size="dense"
            disabled={next === null}
            onClick={() => {
              onChange(withValue(value, next));
              setNext(null);
            }}
          >
            {t('add')}
          </Button>
        </>
      )}
    </>
  );
}
