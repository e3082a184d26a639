import { type PointerEvent, type RefObject, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowDrag } from '#app/components/rows/use-row-drag.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useLatest } from '#app/lib/latest.ts';
import type { RowFocus } from './use-row-focus.ts';

interface FieldMovesConfig {
  fields: readonly Field[];
  move: (from: number, to: number) => void;
  /** Has a row for each of the fields, in their order. */
  body: RefObject<HTMLElement | null>;
  keep: RowFocus['keep'];
}

/** Moves fields by pointer and by keys; the handlers stay the same, `said` tells screen readers of the last move. */
export function useFieldMoves({ fields, move, body, keep }: FieldMovesConfig) {
  const { t } = useTranslation('schema');
  const locale = useLocale();
  const [said, setSaid] = useState('');
  const handleMove = (from: number, to: number) => {
    const field = fields[from];
    if (!field || to < 0 || to >= fields.length) return;
    keep(field.field, '[data-handle]');
    move(from, to);
    setSaid(t('order.moved', { field: fieldName(field, locale), position: to + 1, total: fields.length }));
  };
  const { dragged, onPointerDown } = useRowDrag(body, handleMove);
  const latest = useLatest({ handleMove, onPointerDown });
  const onStep = useCallback((at: number, by: number) => latest.current.handleMove(at, at + by), [latest]);
  const onGrab = useCallback(
    (event: PointerEvent, at: number) => latest.current.onPointerDown(event, at),
    [latest],
  );
  return { said, dragged, onGrab, onStep };
}
