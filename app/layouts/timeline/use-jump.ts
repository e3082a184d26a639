import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { dateKindOf } from '#app/layouts/dated-fields.ts';
import { placeInTime } from '#app/layouts/days.ts';
import type { LayoutProps } from '#app/layouts/define.ts';
import type { ItemWindows } from '#app/layouts/item-windows.ts';
import { after, before, boundsOf, narrowed } from '#app/layouts/range-filter.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { findRow } from './find-row.ts';

interface JumpInput extends Pick<LayoutProps, 'source' | 'context'> {
  date: Field;
  zone: string | null;
  isAscending: boolean;
  rows: ItemWindows;
  onFound: (row: number) => void;
}

/**
 * Finds the row of a day in a list of any length: the server counts what stands before it, and the rows there are looked
 * at, since its counts don't regard a reader's rights.
 */
export function useJump({ source, context, date, zone, isAscending, rows, onFound }: JumpInput) {
  const { t } = useTranslation('dated');
  const client = useQueryClient();
  const [isJumping, setJumping] = useState(false);

  const jump = async (day: string) => {
    const { project, collection, view } = source;
    const kind = dateKindOf(date);
    const bounds = boundsOf(kind, day, day, zone);
    const [filter, ...others] = narrowed(
      view.filter,
      date.field,
      isAscending ? before(bounds) : after(bounds),
    );
    const isBefore = async (row: number): Promise<boolean | null> => {
      const [item] = await rows.load(row, row);
      if (!item) return null;
      const own = placeInTime(ownValue(item, date.field), kind, zone)?.day ?? '';
      return isAscending ? own < day : own > day;
    };
    setJumping(true);
    try {
      const keyField = keyFieldOf(context.collection);
      const { q, status } = view;
      const guess =
        others.length > 0
          ? rows.rowCount / 2
          : await client.fetchQuery(itemQueries.count(project, collection, { q, status, filter }, keyField));
      const length = rows.isCounted ? rows.rowCount : Number.POSITIVE_INFINITY;
      const found = await findRow(isBefore, guess, length);
      onFound(Math.min(found, Math.max(0, length - 1)));
    } catch (error) {
      notify({ tone: 'bad', title: t('timeline.jumpFailed'), details: describeError(error) });
    } finally {
      setJumping(false);
    }
  };
  return { jump: (day: string) => void jump(day), isJumping };
}
