import { keysOf } from '#app/components/command/shortcuts.ts';
import { classNames } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import styles from './MoveButton.module.css';
import rowButton from './row-button.module.css';

/** Asks where an item shall go, for those who don't drag. It is seen on the item under the pointer or the keys. */
export function MoveButton({ label, title }: { label: string; title: string }) {
  return (
    <button
      type="button"
      className={classNames(rowButton.button, styles.move)}
      tabIndex={-1}
      data-ask=""
      aria-label={label}
      title={`${title} (${keysOf('moveTo')})`}
    >
      <Icon name="open_with" size={16} />
    </button>
  );
}
