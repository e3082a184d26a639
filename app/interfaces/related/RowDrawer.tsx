import { collectionName } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { PartConfig } from './DrawerPart.tsx';
import ItemDrawer from './ItemDrawer.tsx';
import type { ListModel } from './list-model.ts';
import { changesOfFar, changesOfRow } from './staged-edits.ts';
import { type ShownRow, shownKey } from './staged-rows.ts';
import { useRelatedText } from './use-related-text.ts';

/** A row whose form is open; null for one that is made. */
export interface DrawerTarget {
  row: ShownRow | null;
  title: string;
}

interface RowDrawerProps {
  model: ListModel;
  target: DrawerTarget;
  onClose: () => void;
  onDone: (edits: { own: Item; far: Item }) => void;
}

/** The form of a row; with a junction, that of the item at its end and of the connection's own fields. */
export function RowDrawer({ model, target, onClose, onDone }: RowDrawerProps) {
  const text = useRelatedText();
  const locale = useLocale();
  const { row, title } = target;
  const { far } = model;
  const fixed = [model.back, ...(far ? [far.field] : [])];
  const own: PartConfig = {
    id: 'own',
    collection: model.rows,
    itemKey: row?.key ?? null,
    staged: row?.change ? changesOfRow(row.change, model) : {},
    fixed: model.sortField === null ? fixed : [...fixed, model.sortField],
    label: title,
  };
  const parts: PartConfig[] = far
    ? [
        {
          id: 'far',
          collection: far.collection,
          itemKey: row ? shownKey(row.row, model) : null,
          staged: row?.change ? changesOfFar(row.change, model) : {},
          fixed: [],
          label: title,
          ...(hasOwnFields(model) ? { heading: collectionName(far.collection, locale) } : {}),
        },
        ...(hasOwnFields(model)
          ? [{ ...own, heading: text('junction'), label: text('junction'), isBare: true }]
          : []),
      ]
    : [own];
  return (
    <ItemDrawer
      parts={parts}
      title={title}
      onClose={onClose}
      onDone={(changes) => {
        const byPart = Object.fromEntries(parts.map((part, index) => [part.id, changes[index] ?? {}]));
        const edits = { own: byPart['own'] ?? {}, far: byPart['far'] ?? {} };
        // Looking is no change: nothing typed is nothing staged.
        if (row?.state === 'saved' && isEmpty(edits.own) && isEmpty(edits.far)) onClose();
        else onDone(edits);
      }}
    />
  );
}

function isEmpty(item: Item): boolean {
  return Object.keys(item).length === 0;
}

/** A junction has fields of its own that are to be filled in: beside keys, ends and place. */
export function hasOwnFields(model: ListModel): boolean {
  return ownFields(model.rows, model).length > 0;
}

function ownFields(rows: Collection, { back, far, sortField }: ListModel): string[] {
  const technical = new Set([back, far?.field, sortField]);
  return Object.values(rows.fields)
    .filter((field) => !field.primary_key && !field.hidden_detail && !technical.has(field.field))
    .map((field) => field.field);
}
