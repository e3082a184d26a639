import { type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldWidth } from '#app/entities/fields/types.ts';
import { followPointer } from '#app/lib/follow-pointer.ts';
import styles from './arrangement.module.css';

/** Widths from narrow to wide, as the handle goes through them. */
const steps = ['half', 'full', 'fill'] as const;
/** Up to which share of the form's width an edge means each of them. */
const limits = [0.75, 1.02, Number.POSITIVE_INFINITY];
const slack = 4;

interface WidthHandleProps {
  name: string;
  width: FieldWidth | null;
  /** Called while dragging, and with null once that is over. */
  onTry: (width: FieldWidth | null) => void;
  onChange: (width: FieldWidth) => void;
}

/** The edge of a field: dragged, or moved by the arrow keys, it makes the field narrower or wider. */
export function WidthHandle({ name, width, onTry, onChange }: WidthHandleProps) {
  const { t } = useTranslation(['schema', 'field-setup']);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const at = width === 'full' || width === null ? 1 : width === 'fill' ? 2 : 0;

  const handleDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    event.preventDefault();
    const form = event.currentTarget.closest('[data-columns]');
    if (!form) return;
    const isRtl = getComputedStyle(form).direction === 'rtl';
    const widthAt = (x: number) => {
      const box = form.getBoundingClientRect();
      const share = (isRtl ? box.right - x : x - box.left) / box.width;
      return steps[limits.findIndex((limit) => share < limit)] ?? 'fill';
    };
    stop.current = followPointer(event, {
      slack,
      onFrame: ({ x }) => onTry(widthAt(x)),
      onEnd: (end) => {
        onTry(null);
        const next = end && widthAt(end.x);
        if (next && next !== steps[at]) onChange(next);
      },
    });
  };

  return (
    <span
      role="slider"
      tabIndex={0}
      data-width
      className={styles.edge}
      aria-label={t('layout.width', { field: name })}
      aria-valuemin={0}
      aria-valuemax={steps.length - 1}
      aria-valuenow={at}
      aria-valuetext={t(`options.widths.${width ?? 'full'}`, { ns: 'field-setup' })}
      onPointerDown={handleDown}
      onKeyDown={(event) => {
        const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
        const by = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1, ArrowUp: 1, ArrowDown: -1 }[
          event.key
        ];
        const next = by === undefined ? undefined : steps[at + by];
        if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        if (next) onChange(next);
      }}
    />
  );
}
