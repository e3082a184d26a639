import { useState } from 'react';
import { NumberInput } from '#app/components/ui/NumberInput.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { TextBox } from '#app/components/ui/TextBox.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { parseJson } from '#app/lib/json.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import styles from './file-size.module.css';
import { bytesOf, fromUnit, inUnit, sizeText, UNITS, unitOf } from './sizes.ts';

export default function Input({ value, onChange, onInputError, options, readonly, ...props }: InputProps) {
  const text = useInterfaceText('file-size');
  const locale = useLocale();
  const bytes = bytesOf(value);
  // Chosen from the size at first; a unit that moved with what is typed would turn 1500 into 1.5 under the hand.
  const [unit, setUnit] = useState(() => unitOf(bytes));
  const paired = options['formatInput'] !== false;
  const scale = paired ? unit : 0;
  const readable =
    bytes === null ? clip(plainText(value)) : sizeText(bytes, locale, options['decimal'] !== false);
  if (readonly) {
    return (
      <TextBox
        id={props.id}
        value={readable}
        onChange={() => undefined}
        readOnly
        aria-describedby={props.describedBy}
      />
    );
  }
  const emit = (digits: string | null, of: number) =>
    onChange(digits === null ? null : parseJson(fromUnit(digits, of)));
  const shown = bytes === null ? null : inUnit(bytes, scale);
  return (
    <>
      <div className={styles.size}>
        <NumberInput
          id={props.id}
          className={styles.number}
          describedBy={props.describedBy}
          value={shown}
          onChange={(digits) => emit(digits, scale)}
          onInputError={(inputError) => {
            const reason =
              inputError === 'low' ? 'negative' : inputError === 'fraction' ? 'invalidInteger' : 'invalid';
            onInputError?.(inputError === null ? null : text(reason));
          }}
          error={props.invalid}
          required={props.required}
          locale={locale}
          integer={scale === 0}
          min="0"
          monospace={paired}
          placeholder={plainText(options['placeholder'])}
          stepLabels={{ up: text('increment'), down: text('decrement') }}
          trailing={paired || bytes === null ? undefined : <span>({readable})</span>}
        />
        {paired ? (
          <div className={styles.unit} role="group" aria-label={text('unit')}>
            <Select
              label={text('unit')}
              hideLabel
              items={UNITS.map((label, index) => ({ id: String(index), label }))}
              selectedKey={String(unit)}
              onChange={(id) => {
                const next = Number(id);
                setUnit(next);
                if (shown !== null && next !== unit) emit(shown, next);
              }}
            />
          </div>
        ) : null}
      </div>
      {bytes === null && readable !== '' ? <p className={styles.note}>{readable}</p> : null}
    </>
  );
}
