import { type CSSProperties, useRef } from 'react';
import { formatDigits } from '#app/components/ui/number-text.ts';
import { TextBox } from '#app/components/ui/TextBox.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import { numberOf, rangeOf } from './range.ts';
import styles from './slider.module.css';

/** Keys that move a slider: on one that is at its end already the browser reports no change. */
const moving = /^(?:Arrow|Home$|End$|Page)/;

export default function Input({ value, onChange, options, readonly, ...props }: InputProps) {
  const text = useInterfaceText('slider');
  const locale = useLocale();
  const track = useRef<HTMLInputElement>(null);
  const { min, max, step } = rangeOf(options);
  const number = numberOf(value);
  const unit = plainText(options['unit']);
  const withUnit = (digits: string) => (unit ? `${digits} ${unit}` : digits);
  const stored = clip(plainText(value));
  const shown = stored === '' ? '' : withUnit(formatDigits(stored, locale));
  if (readonly) {
    return (
      <TextBox
        id={props.id}
        value={shown}
        onChange={() => undefined}
        readOnly
        aria-describedby={props.describedBy}
      />
    );
  }
  // An unset value is drawn at the minimum, one beyond the range at its end: taking up the handle there is a choice too.
  const settle = () => {
    const at = Number(track.current?.value);
    if (at !== number) onChange(at);
  };
  const filled = Math.max(0, Math.min(1, ((number ?? min) - min) / (max - min)));
  const isBeyond = stored !== '' && (number === null || number < min || number > max);
  const bounds = { min: formatDigits(String(min), locale), max: formatDigits(String(max), locale) };
  return (
    <>
      <div className={styles.slider}>
        <input
          ref={track}
          type="range"
          id={props.id}
          className={styles.track}
          min={min}
          max={max}
          step={step}
          value={number ?? min}
          onChange={(event) => onChange(Number(event.target.value))}
          onClick={settle}
          onKeyUp={({ key }) => (moving.test(key) ? settle() : undefined)}
          aria-valuetext={shown || text('unset')}
          aria-describedby={props.describedBy}
          aria-invalid={props.invalid || undefined}
          data-unset={number === null || undefined}
          style={{ '--filled': `${filled * 100}%` } as CSSProperties}
        />
        <output htmlFor={props.id} className={styles.value} data-unset={shown === '' || undefined}>
          {shown || text('unset')}
        </output>
      </div>
      {isBeyond ? <p className={styles.note}>{text('beyond', bounds)}</p> : null}
    </>
  );
}
