import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { useWork, type WorkHandle } from '#app/components/feedback/use-work.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { portionsOf } from '#app/entities/items/portions.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { type ItemSource, windowQuery } from '#app/layouts/item-windows.ts';
import { windowSize } from '#app/layouts/window-math.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { barOf } from '../cell-access.ts';
import { maxPerWrite, useChangeWriter } from '../editing/write-changes.ts';
import type { OrderLayerProps } from './order-layer-props.ts';
import { moveChanges, type OrderChange, orderOf, rearranged } from './order-rules.ts';

/** Most rows that are put in their new order on the screen before the server has answered. */
const maxAhead = 2000;

export interface RowMover {
  work: WorkHandle;
  /** Gives the row at a place another place; both from 0. Moves wait for one another. */
  move: (from: number, to: number) => void;
}

/** Moves rows: at once on the screen, then as few new numbers as possible to the server. Can be undone. */
export function useMoveRow(props: OrderLayerProps, onMoved: (place: number) => void): RowMover {
  const { order, rows, keyOf, editing, source } = props;
  const { t } = useTranslation('table');
  const client = useQueryClient();
  const work = useWork();
  const writer = useChangeWriter(source, editing.access.context);
  const queue = useRef(Promise.resolve());
  const name = order.field.field;

  const write = async (changes: readonly OrderChange[]) => {
    const written = new Map<string, Item>();
    const result = await work.run({
      title: t('order.working', { count: changes.length }),
      portions: portionsOf(changes, maxPerWrite),
      send: (portion) =>
        writer.send(
          portion.map(({ key, from, to }) => ({ key, changes: { [name]: to }, base: { [name]: from } })),
        ),
      labelOf: ({ key }) => key,
      onDone: (portion) => {
        for (const { key, to } of portion) written.set(key, { [name]: to });
      },
    });
    await writer.show(written);
    return result;
  };

  const canMove = (item: Item | undefined) => {
    const bar = item ? barOf(order.field, item, editing.access) : 'item';
    return bar !== 'item' && bar !== 'field';
  };

  const run = async (from: number, to: number) => {
    const seen = new Map<string, Item>();
    const readRow = async (row: number) => {
      if (row >= rows.rowCount) return null;
      const [item] = await rows.load(row, row);
      if (!item) return null;
      seen.set(keyOf(item), item);
      return { key: keyOf(item), order: orderOf(ownValue(item, name)) };
    };
    try {
      await client.cancelQueries({ queryKey: itemQueries.lists(source.project, source.collection) });
      const changes = await moveChanges(readRow, from, to);
      if (changes.length === 0) return;
      if (!changes.every(({ key }) => canMove(seen.get(key)))) {
        notify({ tone: 'warn', title: t('order.failed'), details: t('order.neighbor') });
        return;
      }
      if (Math.abs(from - to) <= maxAhead) showAhead(client, source, from, to);
      onMoved(to);
      const { failed, left, done } = await write(changes);
      if (failed.length + left.length > 0) return;
      notify({
        tone: 'good',
        title: t('order.movedToast'),
        action: { label: t('undo'), onAction: () => void undo(done) },
        delay: 8000,
      });
    } catch (error) {
      notify({ tone: 'bad', title: t('order.failed'), details: describeError(error) });
    }
  };

  const undo = async (changes: readonly OrderChange[]) => {
    const back = [...changes].reverse().map(({ key, from, to }) => ({ key, from: to, to: from }));
    const { failed, left } = await write(back);
    if (failed.length + left.length === 0) notify({ tone: 'good', title: t('order.movedBack') });
  };

  return {
    work,
    move: (from, to) => {
      queue.current = queue.current.then(() => run(from, to));
    },
  };
}

/** The rows between both places in their new order, in the windows that were read. */
function showAhead(client: QueryClient, source: ItemSource, from: number, to: number): void {
  const first = Math.floor(Math.min(from, to) / windowSize);
  const last = Math.floor(Math.max(from, to) / windowSize);
  const keys = Array.from(
    { length: last - first + 1 },
    (_, index) => windowQuery(source, first + index).queryKey,
  );
  const read = keys.map((key) => client.getQueryData(key));
  if (read.some((window) => window === undefined)) return;
  const all = rearranged(
    read.flatMap((window) => window ?? []),
    from - first * windowSize,
    to - first * windowSize,
  );
  for (const [index, key] of keys.entries()) {
    client.setQueryData(key, all.slice(index * windowSize, (index + 1) * windowSize));
  }
}
