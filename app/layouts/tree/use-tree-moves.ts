import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { keyFieldOf, statusField } from '#app/entities/collections/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { itemMutations } from '#app/entities/items/mutations.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { canActOn, itemRights } from '#app/entities/permissions/item-rights.ts';
import { valueText } from '#app/layouts/value-text.ts';
import type { LayoutContext } from '#app/layouts/define.ts';
import type { ItemSource } from '#app/layouts/item-windows.ts';
import { narrowedView } from '#app/layouts/narrowed-view.ts';
import { useCurrentUser, useRights } from '#app/session/model.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { readAbove } from './chain.ts';
import { orderChanges } from './order-changes.ts';

/** Siblings that an order by hand is kept among, at most. */
const maxSiblings = 1000;

export interface TreeMove {
  key: string;
  item: Item;
  /** Where it goes; null: the root. */
  to: { key: string; item: Item } | null;
  /** Among its new siblings: before one of them, or at the end (null). Left out: wherever it stands by itself. */
  before?: string | null;
}

export interface TreeMover {
  /** True from a move's beginning until the tree is as the server has it. */
  isMoving: boolean;
  canMove: (item: Item) => boolean;
  canOrder: (item: Item) => boolean;
  move: (move: TreeMove) => Promise<boolean>;
}

interface MoveInput {
  source: ItemSource;
  context: LayoutContext;
  parent: Field;
  /** Keeps the order by hand; null: the list stands in another order. */
  order: Field | null;
  nameOf: (item: Item) => string;
}

/** One write of a move: what changes in which items, and what was there before. */
interface Change {
  key: string;
  next: Item;
  before: Item;
}

/**
 * Moves of items in a hierarchy. The items above the new parent are asked for right before, as the server has them: an
 * item never goes below itself. All of a move is one write, and can be undone.
 */
export function useTreeMoves(input: MoveInput): TreeMover {
  const { source, context, parent, order, nameOf } = input;
  const { t } = useTranslation('arranged');
  const client = useQueryClient();
  const user = useCurrentUser();
  const rights = useRights(context.collection);
  const [moving, setMoving] = useState(0);
  const { project, collection } = source;
  const keyField = keyFieldOf(context.collection);

  const canWrite = (item: Item, field: Field) => {
    const asker = { id: user.id, role: user.role.id };
    if (field.readonly || !canActOn(rights, 'update', context.collection, item, asker)) return false;
    const status = statusField(context.collection);
    const own = itemRights(
      rights,
      status ? ((ownValue(item, status.field) as string | null) ?? null) : undefined,
      false,
    );
    return !own.writeBlacklist.includes(field.field);
  };
  const parentOf = (item: Item) => valueText(ownValue(item, parent.field), keyField);

  const send = async (changes: readonly Change[], side: 'next' | 'before') => {
    const [first] = changes;
    if (first && changes.length === 1) {
      await client
        .getMutationCache()
        .build(client, itemMutations.update(project, collection, keyField))
        .execute({ key: first.key, changes: first[side], fields: keyField });
      return;
    }
    await client
      .getMutationCache()
      .build(client, itemMutations.writeMany(project, collection, keyField))
      .execute({
        method: 'patch',
        items: changes.map((change) => ({ ...change[side], [keyField]: change.key })),
      });
    await client.invalidateQueries({ queryKey: itemQueries.everything(project) });
  };

  const write = async (changes: readonly Change[], side: 'next' | 'before', failed: string) => {
    try {
      await send(changes, side);
      return true;
    } catch (error) {
      notify({ tone: 'bad', title: failed, details: describeError(error) });
      await client.invalidateQueries({ queryKey: itemQueries.lists(project, collection) });
      return false;
    }
  };

  /** Whether the item stands above its new parent, by the server's word. */
  const isBelow = async ({ key, to }: TreeMove) => {
    if (to === null) return false;
    if (to.key === key) return true;
    const above = await readAbove(
      client,
      source,
      { keyField, parent: parent.field, paths: [keyField, parent.field] },
      [to.key],
    );
    return above.has(key);
  };

  const siblingsOf = async (key: string | null) => {
    const view = narrowedView({ ...source.view, fields: [keyField, order?.field ?? keyField] }, [
      key === null
        ? { field: parent.field, operator: 'null', value: null }
        : { field: parent.field, operator: 'eq', value: key },
    ]);
    if (!view) return [];
    const query = itemQueries.window(project, collection, view, 0, maxSiblings + 1);
    return client.fetchQuery({ ...query, staleTime: 0, gcTime: 0 });
  };

  /** null: it can't be done, and that was said. */
  const changesOf = async ({ key, item, to, before }: TreeMove): Promise<Change[] | null> => {
    const old = parentOf(item);
    const isNewParent = old !== (to?.key ?? '');
    const link: Change = {
      key,
      next: isNewParent ? { [parent.field]: to ? ownValue(to.item, keyField) : null } : {},
      before: isNewParent ? { [parent.field]: old === '' ? null : plainParent(item) } : {},
    };
    if (before === undefined || !order) return isNewParent ? [link] : [];
    const rows = await siblingsOf(to?.key ?? null);
    if (rows.length > maxSiblings) {
      notify({ tone: 'warn', title: t('tree.tooMany', { count: maxSiblings }) });
      return null;
    }
    const sortOf = (row: Item) =>
      typeof ownValue(row, order.field) === 'number' ? (ownValue(row, order.field) as number) : null;
    const siblings = rows.map((row) => ({ key: valueText(ownValue(row, keyField)), sort: sortOf(row) }));
    const moved = siblings.find((sibling) => sibling.key === key) ?? { key, sort: sortOf(item) };
    const sorts = new Map([...siblings, moved].map((sibling) => [sibling.key, sibling.sort]));
    const changes = orderChanges(siblings, moved, before).map((change) => ({
      key: change.key,
      next: { ...(change.key === key ? link.next : {}), [order.field]: change.sort },
      before: { ...(change.key === key ? link.before : {}), [order.field]: sorts.get(change.key) ?? null },
    }));
    return isNewParent && !changes.some((change) => change.key === key) ? [link, ...changes] : changes;
  };
  const plainParent = (item: Item) => {
    const value = ownValue(item, parent.field);
    const isRow = typeof value === 'object' && value !== null && keyField in value;
    return isRow ? ownValue(value as Item, keyField) : value;
  };

  const tell = (move: TreeMove, changes: readonly Change[]) => {
    const undo = async () => {
      setMoving((now) => now + 1);
      const isDone = await write(changes, 'before', t('common.undoFailed'));
      setMoving((now) => now - 1);
      if (isDone) notify({ tone: 'good', title: t('tree.movedBack') });
    };
    const isOrder = parentOf(move.item) === (move.to?.key ?? '');
    notify({
      tone: 'good',
      title: isOrder
        ? t('tree.ordered')
        : move.to
          ? t('tree.moved', { parent: nameOf(move.to.item) })
          : t('tree.movedRoot'),
      action: { label: t('common.undo'), onAction: () => void undo() },
      delay: 8000,
    });
  };

  const run = async (move: TreeMove): Promise<boolean> => {
    try {
      if (await isBelow(move)) {
        const names = { title: nameOf(move.item), parent: move.to ? nameOf(move.to.item) : '' };
        const details = move.to?.key === move.key ? undefined : t('tree.circleRefusedBody', names);
        notify({ tone: 'bad', title: t('tree.circleRefused'), ...(details ? { details } : {}) });
        return false;
      }
      const changes = await changesOf(move);
      if (!changes || changes.length === 0) return false;
      if (!(await write(changes, 'next', t('common.moveFailed')))) return false;
      tell(move, changes);
      return true;
    } catch (error) {
      notify({ tone: 'bad', title: t('common.moveFailed'), details: describeError(error) });
      return false;
    }
  };

  return {
    isMoving: moving > 0,
    canMove: (item) => moving === 0 && canWrite(item, parent),
    canOrder: (item) => moving === 0 && order !== null && canWrite(item, order),
    move: async (move) => {
      const isToNothing = move.to === null && parent.required && parentOf(move.item) !== '';
      if (moving > 0 || isToNothing || !canWrite(move.item, parent)) return false;
      setMoving((now) => now + 1);
      try {
        return await run(move);
      } finally {
        setMoving((now) => now - 1);
      }
    },
  };
}
