import { useRef, useState } from 'react';
import { type Rgb, toHex } from '#app/components/ui/color.ts';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { Popover } from '#app/components/ui/Popover.tsx';
import { TextBox } from '#app/components/ui/TextBox.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import styles from './color.module.css';
import { Mixer } from './Mixer.tsx';
import { formatOf, paletteOf, readColor, typedColor, writeColor } from './stored-color.ts';

export default function Input({ value, onChange, onInputError, options, readonly, ...props }: InputProps) {
  const text = useInterfaceText('color');
  const format = formatOf(options['format']);
  const stored = plainText(value);
  const color = readColor(value, format);
  // What is typed and no whole colour yet; it lasts until the value changes.
  const [draft, setDraft] = useState<{ text: string; of: string } | null>(null);
  const [isMixing, setMixing] = useState(false);
  const swatch = useRef<HTMLButtonElement>(null);
  const typed = draft?.of === stored ? draft.text : null;
  const isHex = typedColor(stored) !== null;
  const hex = color && !isHex ? toHex(color).toUpperCase() : clip(stored);
  const isFixed = readonly || options['paletteOnly'] === true;

  const choose = (next: Rgb) => {
    setDraft(null);
    if (typed !== null) onInputError?.(null);
    const written = writeColor(next, format);
    if (written !== stored) onChange(written);
  };
  const type = (input: string) => {
    const next = typedColor(input);
    const empty = input.trim() === '';
    onInputError?.(next || empty ? null : text('invalid'));
    const after = next ? writeColor(next, format) : empty ? '' : stored;
    setDraft({ text: input, of: after });
    if (after !== stored) onChange(empty ? null : after);
  };

  const patch = (
    <span className={styles.patch} style={color ? { background: toHex(color) } : undefined}>
      {color ? null : <Glyph name="close" size={14} />}
    </span>
  );
  return (
    <div className={styles.color}>
      <TextBox
        id={props.id}
        value={typed ?? hex}
        onChange={type}
        onBlur={() => (typed !== null && typedColor(typed) ? setDraft(null) : undefined)}
        readOnly={isFixed}
        required={props.required}
        maxLength={7}
        monospace
        spellCheck={false}
        autoComplete="off"
        dir="ltr"
        placeholder={isFixed ? undefined : '#000000'}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid || (typed !== null && typed !== '' && !typedColor(typed)) || undefined}
        leading={
          isFixed ? (
            patch
          ) : (
            <button
              ref={swatch}
              type="button"
              className={styles.open}
              aria-label={text('mix')}
              aria-haspopup="dialog"
              aria-expanded={isMixing}
              onClick={() => setMixing(true)}
            >
              {patch}
            </button>
          )
        }
      />
      {stored !== '' && stored !== hex ? (
        <p className={styles.note}>{text('stored', { value: clip(stored, 60) })}</p>
      ) : null}
      {readonly ? null : (
        <Palette
          label={text('palette')}
          colors={paletteOf(options['palette'])}
          selected={color}
          onChoose={choose}
        />
      )}
      <Popover triggerRef={swatch} isOpen={isMixing} onOpenChange={setMixing} label={text('mix')}>
        <Mixer color={color ?? [0, 0, 0]} mode={format === 'hsl' ? 'hsl' : 'rgb'} onChange={choose} />
      </Popover>
    </div>
  );
}

interface PaletteProps {
  label: string;
  colors: readonly Rgb[];
  selected: Rgb | null;
  onChoose: (color: Rgb) => void;
}

function Palette({ label, colors, selected, onChoose }: PaletteProps) {
  if (colors.length === 0) return null;
  return (
    <div className={styles.palette} role="group" aria-label={label}>
      {colors.map((color) => {
        const hex = toHex(color);
        const isChosen = selected !== null && toHex(selected) === hex;
        return (
          <button
            key={hex}
            type="button"
            className={styles.dot}
            aria-label={hex.toUpperCase()}
            aria-pressed={isChosen}
            title={hex.toUpperCase()}
            onClick={() => onChoose(color)}
          >
            <span className={styles.fill} style={{ background: hex }} />
          </button>
        );
      })}
    </div>
  );
}
