import { type ReactNode, useState } from 'react';
import { type Components, type ItemProps, type ListProps, Virtuoso } from 'react-virtuoso';
import { classNames } from '#app/components/ui/class-names.ts';
import styles from './LongList.module.css';

interface LongListProps<T> {
  /** Name of the box that scrolls. */
  label: string;
  items: readonly T[];
  renderItem: (item: T) => ReactNode;
  className?: string | undefined;
}

interface ListContext {
  size: number;
}

const components: Components<unknown, ListContext, HTMLUListElement> = { List: Entries, Item: Entry };

/** A list of any length in a box that scrolls once it is high: only what is near its view is in the page. */
export function LongList<T>({ label, items, renderItem, className }: LongListProps<T>) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  return (
    <section
      ref={setBox}
      className={classNames(styles.box, className)}
      aria-label={label}
      // Nothing in it has the focus, so keys could not scroll it.
      tabIndex={0}
    >
      {box ? (
        <Virtuoso<unknown, ListContext>
          customScrollParent={box}
          increaseViewportBy={200}
          data={items}
          components={components}
          context={{ size: items.length }}
          itemContent={(_, item) => renderItem(item as T)}
        />
      ) : null}
    </section>
  );
}

function Entries({ context, ...props }: ListProps<HTMLUListElement> & { context: ListContext }) {
  return <ul {...props} />;
}

function Entry({ context, item, ...props }: ItemProps<unknown> & { context: ListContext }) {
  return (
    <li
      {...props}
      className={styles.entry}
      aria-setsize={context.size}
      aria-posinset={props['data-item-index'] + 1}
    />
  );
}
