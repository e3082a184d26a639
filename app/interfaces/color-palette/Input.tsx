import { type KeyboardEvent, useRef, useState } from 'react';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { clickedOption, gridMove } from '#app/components/ui/grid-move.ts';
import { paletteColor } from '#app/components/ui/palette.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { formatTitle } from '#app/lib/format-title.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import styles from './color-palette.module.css';
import { hues, isPale, swatchOf, wall } from './wall.ts';

export default function Input({ value, onChange, readonly, ...props }: InputProps) {
  const text = useInterfaceText('color-palette');
  const stored = plainText(value);
  const selected = swatchOf(stored);
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<number | null>(null);
  const at = active ?? Math.max(selected, 0);
  const known = paletteColor(clip(stored), '');
  const words =
    stored === ''
      ? text('none')
      : known === ''
        ? text('unknown', { value: clip(stored, 60) })
        : formatTitle(stored);
  const name = (
    <p id={`${props.id}-name`} className={styles.name} data-empty={stored === '' || undefined}>
      {known === '' ? null : <span className={styles.dot} style={{ background: known }} />}
      {words}
    </p>
  );
  if (readonly) return <div aria-describedby={props.describedBy}>{name}</div>;

  const handleKey = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChange(wall[at]);
      return;
    }
    const rtl = box.current !== null && getComputedStyle(box.current).direction === 'rtl';
    const next = gridMove(
      event.key,
      at,
      { count: wall.length, columns: hues.length, page: 11, rtl },
      event.ctrlKey,
    );
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  };

  return (
    <>
      <div
        ref={box}
        id={props.id}
        className={styles.wall}
        role="listbox"
        // Names of the palette, by which colours are stored.
        translate="no"
        tabIndex={0}
        aria-labelledby={props.labelId}
        aria-describedby={[`${props.id}-name`, props.describedBy].filter(Boolean).join(' ')}
        aria-activedescendant={`${props.id}-${at}`}
        aria-required={props.required || undefined}
        aria-invalid={props.invalid || undefined}
        onKeyDown={handleKey}
        onClick={({ target }) => {
          const index = target instanceof Element ? clickedOption(target) : null;
          if (index === null) return;
          setActive(index);
          onChange(wall[index]);
        }}
        onBlur={() => setActive(null)}
      >
        {wall.map((each, index) => (
          <div
            key={each}
            id={`${props.id}-${index}`}
            role="option"
            aria-selected={index === selected}
            aria-label={formatTitle(each)}
            title={formatTitle(each)}
            className={styles.swatch}
            style={{ background: paletteColor(each) }}
            data-active={index === at || undefined}
            data-pale={isPale(each) || undefined}
            data-wide={index >= wall.length - 2 || undefined}
            data-index={index}
          >
            {index === selected ? <Glyph name="check" size={16} /> : null}
          </div>
        ))}
      </div>
      {name}
    </>
  );
}
