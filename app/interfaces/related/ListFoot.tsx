import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import styles from './related.module.css';
import { useRelatedText } from './use-related-text.ts';

interface ListFootProps {
  /** Each is undefined where it is not offered. */
  onCreate: (() => void) | undefined;
  onSelect: (() => void) | undefined;
  onHandOrder: (() => void) | undefined;
  /** Number of changes that are staged. */
  staged: number;
  /** Number of saved rows; null while it isn't known. */
  count: number | null;
}

/** What can be added to a list, and what is in it. */
export function ListFoot({ onCreate, onSelect, onHandOrder, staged, count }: ListFootProps) {
  const text = useRelatedText();
  return (
    <div className={styles.foot}>
      {onCreate ? (
        <Button size="dense" onClick={onCreate}>
          <Icon name="add" size={18} />
          {text('add')}
        </Button>
      ) : null}
      {onSelect ? (
        <Button size="dense" onClick={onSelect}>
          <Icon name="playlist_add" size={18} />
          {text('select')}
        </Button>
      ) : null}
      {onHandOrder ? (
        <Button size="dense" variant="quiet" onClick={onHandOrder}>
          {text('handOrder')}
        </Button>
      ) : null}
      <span className={styles.count} role="status">
        {staged > 0 ? text('staged', { count: staged }) : count ? text('count', { count }) : ''}
      </span>
    </div>
  );
}
