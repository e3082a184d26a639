import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ComboBox } from '#app/components/ui/ComboBox.tsx';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { ItemSource } from '#app/layouts/item-windows.ts';
import { MoveFrame } from '#app/layouts/MoveFrame.tsx';

/** Items that a search offers; one that isn’t among them takes a longer word. */
const maxFound = 50;

interface MoveDialogProps {
  source: ItemSource;
  paths: readonly string[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** Its key and title. */
  moved: { key: string; name: string };
  /** It may stand without a parent. */
  canBeRoot: boolean;
  onMove: (to: { key: string; item: Item } | null) => void;
  onClose: () => void;
}

/** Asks for the item that another shall go below, for those who don't drag: any one of the collection can be found. */
export function MoveDialog({ source, moved, keyOf, nameOf, canBeRoot, ...props }: MoveDialogProps) {
  const { t } = useTranslation('arranged');
  const [typed, setTyped] = useState('');
  const [selected, setChosen] = useState<{ key: string; item: Item } | null>(null);
  const name = selected ? nameOf(selected.item) : '';
  const wanted = typed === name ? '' : typed.trim();
  const q = useDeferredValue(wanted);
  const { project, collection } = source;
  const search = { fields: props.paths, sort: null, q: q === '' ? null : q };
  const found = useQuery({
    ...itemQueries.window(project, collection, search, 0, maxFound),
    placeholderData: keepPreviousData,
  });
  const rows = found.data ?? [];
  const items = rows
    .filter((row) => keyOf(row) !== moved.key)
    .map((row) => ({ id: keyOf(row), label: nameOf(row) }));
  return (
    <MoveFrame
      title={t('tree.moveTitle')}
      label={t('common.move')}
      isReady={selected !== null || (canBeRoot && typed.trim() === '')}
      onMove={() => props.onMove(selected)}
      onClose={props.onClose}
    >
      <p>{moved.name}</p>
      <ComboBox
        label={t('tree.moveParent')}
        description={canBeRoot ? t('tree.moveRoot') : undefined}
        items={items}
        inputValue={typed}
        onInputChange={setTyped}
        selectedKey={selected?.key ?? null}
        selectedLabel={name}
        onSelectionChange={(id) => {
          const item = rows.find((row) => keyOf(row) === id);
          setChosen(item && id !== null ? { key: id, item } : null);
        }}
        menuTrigger="input"
        loading={found.isFetching}
        isStale={!found.isError && (q !== wanted || found.isPlaceholderData || found.data === undefined)}
        emptyText={t(found.isError ? 'tree.moveUnread' : 'tree.moveNone')}
        placeholder={t('tree.moveSearch')}
        autoFocus
      />
    </MoveFrame>
  );
}
