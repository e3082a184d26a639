import { useId, useState } from 'react';
import { Icon } from '#app/components/ui/Icon.tsx';
import { NumberInput } from '#app/components/ui/NumberInput.tsx';
import { formatDigits } from '#app/components/ui/number-text.ts';
import { paletteColor } from '#app/components/ui/palette.ts';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import over from '#app/components/ui/over.module.css';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { parseJson } from '#app/lib/json.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import styles from './rating.module.css';
import { ratingOf, scaleOf, starsOf } from './stars.ts';

export default function Input(props: InputProps) {
  const text = useInterfaceText('rating');
  const locale = useLocale();
  const { value, options, readonly } = props;
  const { max, stars } = scaleOf(options);
  const stored = clip(plainText(value));
  const words = stored === '' ? text('none') : text('of', { value: formatDigits(stored, locale), max });
  const color = paletteColor(plainText(options['active_color']), paletteColor('amber'));
  if (stars) return <Stars {...props} max={max} color={color} words={words} />;
  if (readonly) {
    return (
      <p className={styles.words} aria-describedby={props.describedBy}>
        <Icon name="star" /> {words}
      </p>
    );
  }
  return <Digits {...props} max={max} color={color} />;
}

type RatingProps = InputProps & { max: number; color: string };

function Stars({ value, onChange, readonly, max, color, words, ...props }: RatingProps & { words: string }) {
  const name = useId();
  const [hovered, setHovered] = useState<number | null>(null);
  const rating = ratingOf(value);
  const shown = starsOf(hovered ?? rating, max);
  const icons = shown.map((star, index) => (
    <span
      key={index}
      className={styles.star}
      style={star === 'star_border' || hovered !== null ? undefined : { color }}
      data-filled={star !== 'star_border' || undefined}
    >
      <Icon name={star} size={28} />
    </span>
  ));
  if (readonly) {
    return (
      <div className={styles.rating} role="group" aria-labelledby={props.labelId}>
        <span className={styles.stars}>{icons}</span>
        <span className={styles.words}>{words}</span>
      </div>
    );
  }
  return (
    <div className={styles.rating}>
      <div
        className={styles.stars}
        role="radiogroup"
        aria-labelledby={props.labelId}
        aria-describedby={props.describedBy}
        aria-required={props.required || undefined}
        aria-invalid={props.invalid || undefined}
        onPointerLeave={() => setHovered(null)}
      >
        {icons.map((icon, index) => (
          <label
            key={index}
            className={styles.choice}
            onPointerEnter={({ pointerType }) =>
              pointerType === 'mouse' ? setHovered(index + 1) : undefined
            }
          >
            <input
              type="radio"
              name={name}
              className={over.over}
              checked={rating === index + 1}
              onChange={() => onChange(index + 1)}
            />
            {icon}
            <VisuallyHidden>{index + 1}</VisuallyHidden>
          </label>
        ))}
      </div>
      <span className={styles.words}>{words}</span>
    </div>
  );
}

function Digits({ value, onChange, onInputError, field, max, color, ...props }: RatingProps) {
  const text = useInterfaceText('rating');
  const locale = useLocale();
  const isInteger = field.type !== 'decimal';
  const stored = plainText(value);
  const rating = ratingOf(value);
  const emit = (digits: string | null) => {
    if (digits === null) return onChange(null);
    return onChange(Number(digits) > max ? max : Number(digits) < 0 ? 0 : parseJson(digits));
  };
  return (
    <div className={styles.number}>
      <NumberInput
        id={props.id}
        labelledBy={props.labelId}
        describedBy={props.describedBy}
        value={rating === null ? null : stored}
        onChange={emit}
        // Beyond the scale is not refused but brought back to its end.
        onInputError={(inputError) => {
          const isText = inputError !== null && inputError !== 'low' && inputError !== 'high';
          onInputError?.(isText ? text(isInteger ? 'invalidInteger' : 'invalid') : null);
        }}
        error={props.invalid}
        required={props.required}
        locale={locale}
        integer={isInteger}
        min="0"
        max={String(max)}
        stepLabels={{ up: text('increment'), down: text('decrement') }}
        leading={
          <span className={styles.star} style={{ color }}>
            <Icon name="star" />
          </span>
        }
      />
      <span className={styles.words}>
        {stored !== '' && rating === null
          ? clip(stored)
          : text('of', { value: stored === '' ? '–' : formatDigits(stored, locale), max })}
      </span>
    </div>
  );
}
