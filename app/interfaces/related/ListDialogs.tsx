import { ownValue } from '#app/lib/own-value.ts';
import { type ListModel, shownEnd } from './list-model.ts';
import { type DrawerTarget, RowDrawer } from './RowDrawer.tsx';
import { SelectDialog } from './SelectDialog.tsx';
import type { ListActions } from './use-list-actions.ts';
import type { RelatedList } from './use-related-list.ts';

interface ListDialogsProps {
  model: ListModel;
  list: RelatedList;
  actions: ListActions;
  open: DrawerTarget | 'select';
  onClose: () => void;
}

/** What opens over a list: the choice of existing items, or the form of a row. */
export function ListDialogs({ model, list, actions, open, onClose }: ListDialogsProps) {
  const end = shownEnd(model);
  if (open === 'select') {
    return (
      <SelectDialog
        collection={end.collection}
        keyField={end.keyField}
        columns={list.columns.filter(({ isOfRow }) => isOfRow !== true)}
        paths={list.below}
        isMultiple
        list={{ model, itemKey: list.itemKey, changes: list.changes }}
        onClose={onClose}
        onDone={(selected) => {
          onClose();
          void actions.link(selected.map((item) => ownValue(item, end.keyField)));
        }}
      />
    );
  }
  return (
    <RowDrawer
      model={model}
      target={open}
      onClose={onClose}
      onDone={(edits) => {
        onClose();
        if (open.row) actions.edit(open.row, edits);
        else void actions.create(edits);
      }}
    />
  );
}
