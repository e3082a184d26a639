import { Icon } from '#app/components/ui/Icon.tsx';
import { MenuButton, type MenuButtonProps } from '#app/components/ui/Menu.tsx';

/** What else can be done with an entry, behind three dots at its end. */
export function MoreMenu(props: Pick<MenuButtonProps, 'label' | 'items' | 'onAction'>) {
  return (
    <MenuButton
      {...props}
      trigger={<Icon name="more_vert" />}
      variant="quiet"
      size="dense"
      square
      placement="bottom end"
    />
  );
}
