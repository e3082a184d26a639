import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import { itemMutations } from '#app/entities/items/mutations.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { placeInTime } from '#app/layouts/days.ts';
import { dateKindOf } from '#app/layouts/dated-fields.ts';
import { formatDate } from '#app/lib/dates.ts';
import { useRightsContext } from '#app/session/model.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { Entry } from './entries.ts';
import { canMove, valueOnDay } from './move-rules.ts';
import type { CalendarInput } from './use-range.ts';

export interface Mover {
  canMove: (entry: Entry) => boolean;
  /** Gives the item another day: at once on the screen, put back when the server refuses; can be undone. */
  move: (entry: Entry, day: string) => void;
}

export function useMove({ source, setup, context, zone }: CalendarInput): Mover {
  const { t } = useTranslation('dated');
  const locale = useLocale();
  const client = useQueryClient();
  const rights = useRightsContext(context.collection);
  const { project, collection } = source;
  const { date } = setup;
  const keyField = keyFieldOf(context.collection);
  const lists = itemQueries.lists(project, collection);

  const show = (key: string, changes: Item) =>
    client.setQueriesData<unknown>({ queryKey: lists }, (data: unknown) =>
      Array.isArray(data)
        ? data.map((item: Item) =>
            String(ownValue(item, keyField)) === key ? { ...item, ...changes } : item,
          )
        : data,
    );

  const write = async (key: string, name: string, value: unknown, old: unknown): Promise<boolean> => {
    // An answer that is under way still has the old day.
    await client.cancelQueries({ queryKey: lists });
    show(key, { [name]: value });
    try {
      await client
        .getMutationCache()
        .build(client, itemMutations.update(project, collection, keyField))
        .execute({ key, changes: { [name]: value }, fields: keyField });
      return true;
    } catch (error) {
      show(key, { [name]: old });
      notify({ tone: 'bad', title: t('calendar.moveFailed'), details: describeError(error) });
      void client.invalidateQueries({ queryKey: lists });
      return false;
    }
  };

  const may = ({ item }: Entry) => date !== null && canMove(item, date, rights);

  const dayText = (value: unknown) => {
    const position = date ? placeInTime(value, dateKindOf(date), zone) : null;
    return position ? formatDate(position.day, locale, 'long') : '';
  };

  const move = async (entry: Entry, day: string) => {
    if (!date || entry.day === day || !may(entry)) return;
    const { field } = date;
    const old = ownValue(entry.item, field);
    const value = valueOnDay(old, date, day, zone);
    if (value === null || !(await write(entry.key, field, value, old))) return;
    const undo = async () => {
      if (!(await write(entry.key, field, old, value))) return;
      notify({ tone: 'good', title: t('calendar.movedBack', { date: dayText(old) }) });
    };
    notify({
      tone: 'good',
      title: t('calendar.moved', { date: dayText(value) }),
      action: { label: t('calendar.undo'), onAction: () => void undo() },
      delay: 8000,
    });
  };

  return { canMove: may, move: (entry, day) => void move(entry, day) };
}
