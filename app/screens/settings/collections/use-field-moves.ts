import { type PointerEvent, type RefObject, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { movedTo } from '#app/components/rows/place-rules.ts';
import { useRowDrag } from '#app/components/rows/use-row-drag.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useLatest } from '#app/lib/latest.ts';
import type { ArrangedFields } from './arrangement/use-arrangement.ts';
import type { RowFocus } from './use-row-focus.ts';

interface FieldMovesConfig {
  arrangement: ArrangedFields;
  /** Has a row for each of the fields, in their order. */
  body: RefObject<HTMLElement | null>;
  keep: RowFocus['keep'];
  /** Tells screen readers of a move. */
  onSaid: (text: string) => void;
}

/** Moves fields of a list by pointer and by keys; the handlers stay the same. */
export function useFieldMoves({ arrangement, body, keep, onSaid }: FieldMovesConfig) {
  const { t } = useTranslation('schema');
  const locale = useLocale();
  const { fields, arrange } = arrangement;
  const handleMove = (from: number, to: number) => {
    const field = fields[from];
    if (!field || to < 0 || to >= fields.length) return;
    keep(field.field, '[data-handle]');
    arrange((now) => movedTo(now, from, to));
    onSaid(t('order.moved', { field: fieldName(field, locale), position: to + 1, total: fields.length }));
  };
  const { dragged, onPointerDown } = useRowDrag(body, handleMove);
  const latest = useLatest({ handleMove, onPointerDown });
  const onStep = useCallback((at: number, by: number) => latest.current.handleMove(at, at + by), [latest]);
  const onGrab = useCallback(
    (event: PointerEvent, at: number) => latest.current.onPointerDown(event, at),
    [latest],
  );
  return { dragged, onGrab, onStep };
}
