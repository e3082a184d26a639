import { Icon } from '#app/components/ui/Icon.tsx';
import { classNames } from '#app/components/ui/class-names.ts';
import type { AnyLevel } from '#app/entities/permissions/grid-rules.ts';
import styles from './permissions.module.css';

const icons: Readonly<Record<AnyLevel | 'mixed', string>> = {
  none: 'block',
  mine: 'person',
  role: 'group',
  full: 'check_circle',
  read: 'visibility',
  create: 'add_comment',
  update: 'edit',
  mixed: 'horizontal_rule',
};

/** The sign of a level; the word stands beside it. */
export function LevelMark({ level, size = 16 }: { level: AnyLevel | 'mixed'; size?: number }) {
  return <Icon name={icons[level]} size={size} className={classNames(styles.mark, styles[level]) ?? ''} />;
}
