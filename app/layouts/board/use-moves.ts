import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { useUnpublishQuestion } from '#app/components/usages/use-unpublish-question.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { itemMutations } from '#app/entities/items/mutations.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { listOf } from '#app/i18n/set-apart.ts';
import type { LayoutContext } from '#app/layouts/define.ts';
import type { ItemSource } from '#app/layouts/item-windows.ts';
import { useRightsContext } from '#app/session/model.ts';
import type { BoardColumn } from './columns.ts';
import { canEnter, canMove } from './move-rules.ts';
import { missingIn, requiredFor } from './required.ts';

/** A move that the server has not answered yet. */
export interface Pending {
  key: string;
  /** As it will be. */
  item: Item;
  /** Ids of columns. */
  from: string;
  to: string;
}

export interface Mover {
  pending: readonly Pending[];
  /** Whether an item may leave its column, and for which others. */
  canMove: (item: Item, key: string) => boolean;
  canEnter: (item: Item, column: BoardColumn) => boolean;
  /** At once on the screen, put back when the server refuses; can be undone. */
  move: (item: Item, key: string, from: BoardColumn, to: BoardColumn) => void;
}

export function useMoves(source: ItemSource, field: Field, context: LayoutContext): Mover {
  const { t } = useTranslation('arranged');
  const client = useQueryClient();
  const locale = useLocale();
  const [pending, setPending] = useState<readonly Pending[]>([]);
  /** Keys of what is on its way, as of now. */
  const moving = useRef(new Set<string>());
  const { project, collection } = source;
  const keyField = keyFieldOf(context.collection);
  const askToUnpublish = useUnpublishQuestion(context.collection);
  const rules = { field, ...useRightsContext(context.collection) };

  /** The names of what the form would ask for first: the server looks at none but what is sent. */
  const findMissing = async (key: string, value: unknown): Promise<string> => {
    const fields = requiredFor(context.collection, field, value);
    if (fields.length === 0) return '';
    const names = fields.map((entry) => entry.field);
    const [item] = await client.fetchQuery(itemQueries.byKeys(project, collection, keyField, [key], names));
    const missing = missingIn(item, fields).map((entry) => fieldName(entry, locale));
    return listOf(missing, locale);
  };

  const write = async (
    move: Pending,
    value: unknown,
    { failed, ask }: { failed: string; ask?: () => Promise<boolean> },
  ): Promise<boolean> => {
    moving.current.add(move.key);
    setPending((now) => [...now, move]);
    try {
      if (ask && !(await ask())) return false;
      const missing = await findMissing(move.key, value);
      if (missing !== '') {
        notify({ tone: 'bad', title: failed, details: t('board.missing', { fields: missing }) });
        return false;
      }
      await client
        .getMutationCache()
        .build(client, itemMutations.update(project, collection, keyField))
        .execute({ key: move.key, changes: { [field.field]: value }, fields: keyField });
      return true;
    } catch (error) {
      notify({ tone: 'bad', title: failed, details: describeError(error) });
      void client.invalidateQueries({ queryKey: itemQueries.lists(project, collection) });
      return false;
    } finally {
      moving.current.delete(move.key);
      setPending((now) => now.filter((entry) => entry !== move));
    }
  };

  const isFree = (key: string) => !moving.current.has(key);
  const move = async (item: Item, key: string, from: BoardColumn, to: BoardColumn) => {
    if (from.id === to.id || !isFree(key) || !canMove(item, rules) || !canEnter(item, to, rules)) return;
    const changes = { [field.field]: to.value };
    const moved = { ...item, ...changes };
    const isDone = await write({ key, item: moved, from: from.id, to: to.id }, to.value, {
      failed: t('common.moveFailed'),
      ask: () => askToUnpublish([{ key, before: item, changes }]),
    });
    if (!isDone) return;
    const undo = async () => {
      const back = { key, item, from: to.id, to: from.id };
      if (!(await write(back, from.value, { failed: t('common.undoFailed') }))) return;
      notify({ tone: 'good', title: t('board.movedBack', { column: from.label }) });
    };
    notify({
      tone: 'good',
      title: t('board.moved', { column: to.label }),
      action: { label: t('common.undo'), onAction: () => void undo() },
      delay: 8000,
    });
  };

  return {
    pending,
    canMove: (item, key) => isFree(key) && canMove(item, rules),
    canEnter: (item, column) => canEnter(item, column, rules),
    move: (item, key, from, to) => void move(item, key, from, to),
  };
}
