import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { classNames } from '#app/components/ui/class-names.ts';
import styles from '#app/components/ui/Resizer.module.css';
import { ownValue } from '#app/lib/own-value.ts';

export interface ResizerProps {
  /** What gets wider ("Width of column Title"). */
  label: string;
  /** Width now, in px. */
  value: number;
  min: number;
  max: number;
  /** Called while dragging, at most once per frame's events, with a whole number of px. */
  onChange: (width: number) => void;
  /** Called when a drag or key press is over: the time to store it. */
  onCommit?: (width: number) => void;
  /** The edge of the parent that it sits on. The parent is positioned. Default: end. */
  edge?: 'start' | 'end';
  /** Double click, or Enter: back to what fits. */
  onReset?: () => void;
  className?: string;
}

const KEY_STEP = 8;

/** A handle that makes its parent wider or narrower: by pointer, or by arrow keys (with Shift in larger steps). */
export function Resizer({
  label,
  value,
  min,
  max,
  onChange,
  onCommit,
  edge = 'end',
  ...props
}: ResizerProps) {
  const drag = useRef<{ x: number; width: number; last: number } | null>(null);
  const [dragging, setDragging] = useState(false);
  const held = (width: number) => Math.round(Math.max(min, Math.min(max, width)));

  /** 1 when moving to the right makes it wider. */
  const directionOf = (element: Element) => {
    const rtl = getComputedStyle(element).direction === 'rtl';
    return rtl === (edge === 'end') ? -1 : 1;
  };

  const handleDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, width: value, last: value };
    setDragging(true);
  };

  const handleMove = (event: PointerEvent<HTMLElement>) => {
    const from = drag.current;
    if (!from) return;
    const width = held(from.width + (event.clientX - from.x) * directionOf(event.currentTarget));
    if (width === from.last) return;
    from.last = width;
    onChange(width);
  };

  const handleUp = () => {
    const from = drag.current;
    drag.current = null;
    setDragging(false);
    if (from && from.last !== from.width) onCommit?.(from.last);
  };

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const sign = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const ends: Record<string, number> = { Home: min, End: max };
    const moved = value + sign * directionOf(event.currentTarget) * KEY_STEP * (event.shiftKey ? 5 : 1);
    const width = held(sign === 0 ? (ownValue(ends, event.key) ?? value) : moved);
    if (event.key === 'Enter') props.onReset?.();
    else if (width === value) return;
    else {
      onChange(width);
      onCommit?.(width);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={Math.round(value)}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      className={classNames(styles.handle, styles[edge], props.className)}
      data-dragging={dragging || undefined}
      data-print="hidden"
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={handleUp}
      onKeyDown={handleKey}
      onDoubleClick={props.onReset}
    />
  );
}
