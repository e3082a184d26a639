import { useId, useState } from 'react';
import { type Rgb, toHex } from '#app/components/ui/color.ts';
import { RadioGroup } from '#app/components/ui/RadioGroup.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import styles from './color.module.css';
import { fromParts, limits, type Parts, toParts } from './stored-color.ts';

export interface MixerProps {
  color: Rgb;
  /** How it is mixed at first. */
  mode: 'rgb' | 'hsl';
  onChange: (color: Rgb) => void;
}

const withPart = (parts: Parts, index: number, part: number): Parts => [
  index === 0 ? part : parts[0],
  index === 1 ? part : parts[1],
  index === 2 ? part : parts[2],
];

/** Three sliders for a colour, in red, green and blue or in hue, saturation and lightness. */
export function Mixer({ color, mode: first, onChange }: MixerProps) {
  const text = useInterfaceText('color');
  const id = useId();
  const [mode, setMode] = useState(first);
  // Grey has no hue and black no saturation: what the sliders were set to outlives colours that can't tell it.
  const [set, setSet] = useState<{ parts: Parts; mode: string; hex: string } | null>(null);
  const isSet = set !== null && set.mode === mode && set.hex === toHex(color);
  const parts = isSet ? set.parts : toParts(color, mode);

  const move = (index: number, part: number) => {
    const next = withPart(parts, index, part);
    const mixed = fromParts(next, mode);
    setSet({ parts: next, mode, hex: toHex(mixed) });
    onChange(mixed);
  };

  return (
    <div className={styles.mixer}>
      <RadioGroup
        aria-label={text('mode')}
        orientation="horizontal"
        options={[
          { value: 'rgb', label: 'RGB' },
          { value: 'hsl', label: 'HSL' },
        ]}
        value={mode}
        onChange={(next) => setMode(next === 'hsl' ? 'hsl' : 'rgb')}
      />
      {([0, 1, 2] as const).map((index) => {
        const name = text(mode === 'rgb' ? `rgb${index}` : `hsl${index}`);
        const max = limits[mode][index];
        const stops = Array.from({ length: 7 }, (_, at) =>
          toHex(fromParts(withPart(parts, index, (max * at) / 6), mode)),
        );
        return (
          <div key={index} className={styles.part}>
            <label htmlFor={`${id}-${index}`}>{name}</label>
            <output htmlFor={`${id}-${index}`}>{parts[index]}</output>
            <input
              id={`${id}-${index}`}
              type="range"
              className={styles.range}
              min={0}
              max={max}
              value={parts[index]}
              onChange={(event) => move(index, Number(event.target.value))}
              style={{ backgroundImage: `linear-gradient(to right, ${stops.join(', ')})` }}
              dir="ltr"
            />
          </div>
        );
      })}
    </div>
  );
}
