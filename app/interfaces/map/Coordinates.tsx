import { useState } from 'react';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { NumberInput } from '#app/components/ui/NumberInput.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { notify } from '#app/components/feedback/toasts.ts';
import type { NestedInputErrors } from '#app/interfaces/use-nested-input-errors.ts';
import styles from './map.module.css';
import { type Position, type StoredPosition, writePosition } from './position.ts';

interface CoordinatesProps {
  stored: StoredPosition;
  readonly: boolean;
  onChange: (value: unknown) => void;
  inputErrors: NestedInputErrors;
  onPick: (place: Position) => void;
}

interface Typed {
  lat: string | null;
  lng: string | null;
}

const parts = [
  { key: 'lat', label: 'latitude', max: '90' },
  { key: 'lng', label: 'longitude', max: '180' },
] as const;

function isSame(a: string | null, b: string | null): boolean {
  return a === b || (a !== null && b !== null && Number(a) === Number(b));
}

/** The place by numbers: all that the map does can be done here, without it. */
export function Coordinates({ stored, readonly, onChange, inputErrors, onPick }: CoordinatesProps) {
  const text = useInterfaceText('map');
  const locale = useLocale();
  const from: Typed =
    stored.kind === 'place' ? { lat: stored.lat, lng: stored.lng } : { lat: null, lng: null };
  const [typed, setTyped] = useState(from);
  const [seen, setSeen] = useState(stored);
  const [isLocating, setLocating] = useState(false);
  if (seen !== stored) {
    setSeen(stored);
    // 40.50 that is being typed is the 40.5 that is stored.
    if (!isSame(typed.lat, from.lat) || !isSame(typed.lng, from.lng)) setTyped(from);
  }
  const edit = (next: Typed) => {
    setTyped(next);
    const outcome = writePosition(stored, next.lat, next.lng);
    if ('problem' in outcome) {
      inputErrors.set('pair', text(outcome.problem));
      return;
    }
    inputErrors.set('pair', null);
    onChange(outcome.value);
  };
  const locate = () => {
    if (!isSecureContext) {
      notify({ tone: 'bad', title: text('locateNeedsHttps') });
      return;
    }
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        onPick({ lat: coords.latitude, lng: coords.longitude });
      },
      () => {
        setLocating(false);
        notify({ tone: 'bad', title: text('locateFailed') });
      },
      { timeout: 20_000 },
    );
  };
  if (readonly) {
    return (
      <p className={styles.hint}>
        {stored.kind === 'place'
          ? `${text('latitude')} ${stored.lat} · ${text('longitude')} ${stored.lng}`
          : text('none')}
      </p>
    );
  }
  return (
    <div className={styles.numbers}>
      {parts.map(({ key, label, max }) => (
        <NumberInput
          key={key}
          label={text(label)}
          locale={locale}
          value={typed[key]}
          min={`-${max}`}
          max={max}
          step="0.001"
          grouping={false}
          onChange={(digits) => edit({ ...typed, [key]: digits })}
          onInputError={(inputError) => {
            if (inputError === 'low' || inputError === 'high') return;
            inputErrors.set(key, inputError ? text('notANumber') : null);
          }}
          inputErrorText={(inputError) =>
            text(inputError === 'low' || inputError === 'high' ? 'range' : 'notANumber')
          }
          className={styles.number}
        />
      ))}
      <Button icon={<Icon name="my_location" size={18} />} pending={isLocating} onClick={locate}>
        {text('locate')}
      </Button>
      {typed.lat === null && typed.lng === null ? null : (
        <Button variant="quiet" onClick={() => edit({ lat: null, lng: null })}>
          {text('clear')}
        </Button>
      )}
    </div>
  );
}
