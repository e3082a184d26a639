import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/locale.ts';
import { ownValue } from '#app/lib/own-value.ts';
import styles from './editor.module.css';
import { clamp, type Spot } from './picture-ops.ts';

interface FocusPickerProps {
  spot: Spot | null;
  onChange: (spot: Spot) => void;
  children: ReactNode;
}

const keys: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A point on a picture, set by pointer, moved by the arrows (with Shift by ten). */
export function FocusPicker({ spot, onChange, children }: FocusPickerProps) {
  const { t } = useTranslation('file-parts');
  const locale = useLocale();
  const { x, y } = spot ?? { x: 0.5, y: 0.5 };
  const put = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLElement>) => {
    if (buttons !== 1) return;
    const box = currentTarget.getBoundingClientRect();
    onChange({ x: clamp((clientX - box.left) / box.width), y: clamp((clientY - box.top) / box.height) });
  };
  const handleKey = (event: KeyboardEvent) => {
    const by = ownValue(keys, event.key);
    if (!by) return;
    event.preventDefault();
    const step = event.shiftKey ? 0.1 : 0.01;
    onChange({ x: clamp(x + by.x * step), y: clamp(y + by.y * step) });
  };
  const percent = (part: number) => Math.round(part * 100).toLocaleString(locale);
  return (
    <div
      className={styles.focus}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        put(event);
      }}
      onPointerMove={put}
    >
      {children}
      <button
        type="button"
        className={styles.spot}
        data-unset={spot === null || undefined}
        style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
        aria-label={spot === null ? t('focusUnset') : t('focusAt', { x: percent(x), y: percent(y) })}
        onKeyDown={handleKey}
      />
    </div>
  );
}
