import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { itemMutations } from '#app/entities/items/mutations.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { canWriteField } from '#app/entities/permissions/item-rights.ts';
import type { LayoutContext } from '#app/layouts/define.ts';
import { useRightsContext } from '#app/session/model.ts';
import {
  type Change,
  isBelow,
  maxSiblings,
  parentOf,
  planMove,
  type TreeFields,
  type TreeMove,
} from './plan-move.ts';

export interface TreeMover {
  /** True from a move's beginning until the tree is as the server has it. */
  isMoving: boolean;
  canMove: (item: Item) => boolean;
  canOrder: (item: Item) => boolean;
  move: (move: TreeMove) => Promise<boolean>;
}

interface MoveInput extends Omit<TreeFields, 'keyField'> {
  context: LayoutContext;
  nameOf: (item: Item) => string;
}

/**
 * Moves of items in a hierarchy. The items above the new parent are asked for right before, as the server has them: an
 * item never goes below itself. All of a move is one write, and can be undone.
 */
export function useTreeMoves({ context, nameOf, ...fields }: MoveInput): TreeMover {
  const tree = { ...fields, keyField: keyFieldOf(context.collection) };
  const { parent, order } = tree;
  const { t } = useTranslation('arranged');
  const client = useQueryClient();
  const rights = useRightsContext(context.collection);
  const canWrite = (item: Item, field: Field) => canWriteField(field, item, rights);
  const write = useMoveWriter(tree);
  const [moving, setMoving] = useState(0);
  const whileMoving = async (work: () => Promise<boolean>) => {
    setMoving((now) => now + 1);
    try {
      return await work();
    } finally {
      setMoving((now) => now - 1);
    }
  };

  const tell = (move: TreeMove, changes: readonly Change[]) => {
    const undo = async () => {
      const isDone = await whileMoving(() => write(changes, 'before', t('common.undoFailed')));
      if (isDone) notify({ tone: 'good', title: t('tree.movedBack') });
    };
    const isOrder = parentOf(move.item, tree) === (move.to?.key ?? '');
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
      if (await isBelow(client, tree, move)) {
        const names = { title: nameOf(move.item), parent: move.to ? nameOf(move.to.item) : '' };
        const details = move.to?.key === move.key ? undefined : t('tree.circleRefusedBody', names);
        notify({ tone: 'bad', title: t('tree.circleRefused'), ...(details ? { details } : {}) });
        return false;
      }
      const changes = await planMove(client, tree, move);
      if (!changes) notify({ tone: 'warn', title: t('tree.tooMany', { count: maxSiblings }) });
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
      const isToNothing = move.to === null && parent.required && parentOf(move.item, tree) !== '';
      if (moving > 0 || isToNothing || !canWrite(move.item, parent)) return false;
      return whileMoving(() => run(move));
    },
  };
}

/** Writes a move, or takes it back (`before`); false when it failed, which was said. */
function useMoveWriter({ source: { project, collection }, keyField }: TreeFields) {
  const client = useQueryClient();
  const cache = client.getMutationCache();
  const send = async (changes: readonly Change[], side: 'next' | 'before') => {
    const [first] = changes;
    if (first && changes.length === 1) {
      await cache
        .build(client, itemMutations.update(project, collection, keyField))
        .execute({ key: first.key, changes: first[side], fields: keyField });
      return;
    }
    const items = changes.map((change) => ({ ...change[side], [keyField]: change.key }));
    await cache
      .build(client, itemMutations.writeMany(project, collection, keyField))
      .execute({ method: 'patch', items });
    await client.invalidateQueries({ queryKey: itemQueries.everything(project) });
  };
  return async (changes: readonly Change[], side: 'next' | 'before', failed: string): Promise<boolean> => {
    try {
      await send(changes, side);
      return true;
    } catch (error) {
      notify({ tone: 'bad', title: failed, details: describeError(error) });
      await client.invalidateQueries({ queryKey: itemQueries.lists(project, collection) });
      return false;
    }
  };
}
