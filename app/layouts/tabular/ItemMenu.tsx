import { Icon } from '#app/components/ui/Icon.tsx';
import MenuList from '#app/components/ui/MenuList.tsx';
import type { LayoutProps } from '#app/layouts/define.ts';
import type { ItemWindows } from '#app/layouts/item-windows.ts';
import { useLayoutText } from '#app/layouts/layout-text.ts';
import { useRangeSelection } from '#app/layouts/use-range-selection.ts';
import type { ItemMenuState } from './use-item-menu.ts';

interface ItemMenuProps
  extends Pick<LayoutProps, 'selection' | 'keyOf' | 'hrefOf' | 'onOpen'>,
    Pick<ItemMenuState, 'triggerRef' | 'close'> {
  row: number;
  rows: ItemWindows;
}

/** What can be done with an item of a list on a phone. */
export default function ItemMenu({ row, rows, selection, keyOf, hrefOf, onOpen, ...menu }: ItemMenuProps) {
  const text = useLayoutText('tabular');
  const { toggleRow } = useRangeSelection(selection, rows, keyOf);
  const item = rows.itemAt(row);
  if (!item) return null;
  const key = keyOf(item);
  const isSelected = selection?.items.has(key) === true;
  const run = (id: string) => {
    if (id === 'open') onOpen(key, item);
    else if (id === 'tab') window.open(hrefOf(key, item), '_blank', 'noopener');
    else toggleRow(row);
  };
  return (
    <MenuList
      triggerRef={menu.triggerRef}
      label={text('actions')}
      items={[
        { id: 'open', label: text('open'), icon: <Icon name="open_in_full" size={18} /> },
        { id: 'tab', label: text('openInTab'), icon: <Icon name="open_in_new" size={18} /> },
        ...(selection
          ? [
              {
                id: 'select',
                label: text('select'),
                icon: <Icon name="check_box" size={18} />,
                selected: isSelected,
              },
            ]
          : []),
      ]}
      placement="bottom end"
      autoFocus="first"
      onAction={run}
      onClose={menu.close}
    />
  );
}
