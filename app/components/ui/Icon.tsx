import { classNames } from '#app/components/ui/class-names.ts';
import styles from '#app/components/ui/Icon.module.css';

/** Names that stored data uses and the outlined font lacks. `box` was drawn by the old app itself. */
const ALIASES = new Map([
  ['box', 'inventory_2'],
  ['info_outline', 'info'],
  ['lock_outline', 'lock'],
]);

export interface IconProps {
  /** A Material icon's name, as the API stores it. What is no such name shows a question mark. */
  name: string;
  /** Edge in px. Default 20. */
  size?: number;
  className?: string;
}

/** Decoration: name the control around it. */
export function Icon({ name, size = 20, className }: IconProps) {
  const asked = name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return (
    <span
      className={classNames(styles.icon, className)}
      style={{ fontSize: size }}
      aria-hidden="true"
      translate="no"
    >
      {/^\w+$/.test(asked) ? (ALIASES.get(asked) ?? asked) : 'help_outline'}
    </span>
  );
}
