import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { clickedOption, gridMove } from '#app/components/ui/grid-move.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import styles from './icon.module.css';

/** Edge of a cell, in px. */
const CELL = 44;
/** Rows drawn above and below what is in view. */
const SPARE = 3;

export interface IconGridProps {
  id: string;
  labelledBy: string;
  names: readonly string[];
  chosen: string;
  onChoose: (name: string) => void;
}

/** Icons to choose from. Only the rows in view are drawn; the focus stays on the whole, which tells its active cell. */
export function IconGrid({ id, labelledBy, names, chosen, onChoose }: IconGridProps) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ columns: 8, rows: 8 });
  const [top, setTop] = useState(0);
  const [active, setActive] = useState<number | null>(null);
  const chosenAt = names.indexOf(chosen);
  const at = active ?? Math.max(chosenAt, 0);
  const { columns } = size;

  const reveal = (index: number, within = columns) => {
    const element = box.current;
    if (!element) return;
    const start = Math.floor(index / within) * CELL;
    if (start < element.scrollTop) element.scrollTop = start;
    else if (start + CELL > element.scrollTop + element.clientHeight)
      element.scrollTop = start + CELL - element.clientHeight;
    setTop(element.scrollTop);
  };

  const latest = useRef(() => undefined as void);
  useLayoutEffect(() => {
    latest.current = () => {
      const { clientWidth = 0, clientHeight = 0 } = box.current ?? {};
      const next = {
        columns: Math.max(1, Math.floor(clientWidth / CELL)),
        rows: Math.ceil(clientHeight / CELL),
      };
      if (next.columns === size.columns && next.rows === size.rows) return;
      setSize(next);
      reveal(at, next.columns);
    };
  });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => latest.current());
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const handleKey = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    const name = names[at];
    if ((event.key === 'Enter' || event.key === ' ') && name !== undefined) {
      event.preventDefault();
      onChoose(name);
      return;
    }
    const rtl = box.current !== null && getComputedStyle(box.current).direction === 'rtl';
    const shape = { count: names.length, columns, page: Math.max(1, size.rows - 1), rtl };
    const next = gridMove(event.key, at, shape, event.ctrlKey);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
    reveal(next);
  };

  const first = Math.max(0, Math.floor(top / CELL) - SPARE);
  const from = first * columns;
  const drawn = names.slice(from, (first + size.rows + 2 * SPARE) * columns);
  return (
    <div
      ref={box}
      id={id}
      className={styles['grid']}
      role="listbox"
      // Names of the font, by which icons are stored.
      translate="no"
      tabIndex={0}
      aria-labelledby={labelledBy}
      // Scrolled away from, the active cell is not there to be named; the next key brings it back.
      aria-activedescendant={at >= from && at < from + drawn.length ? `${id}-${at}` : undefined}
      onKeyDown={handleKey}
      onClick={({ target }) => {
        const index = target instanceof Element ? clickedOption(target) : null;
        const name = index === null ? undefined : names[index];
        if (name === undefined) return;
        setActive(index);
        onChoose(name);
      }}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <div
        role="presentation"
        className={styles['rows']}
        style={{ blockSize: Math.ceil(names.length / columns) * CELL }}
      >
        <div
          role="presentation"
          className={styles['drawn']}
          style={{
            insetBlockStart: first * CELL,
            gridTemplateColumns: `repeat(${columns}, 1fr)`,
            gridAutoRows: CELL,
          }}
        >
          {drawn.map((name, offset) => {
            const index = from + offset;
            return (
              <div
                key={name}
                id={`${id}-${index}`}
                role="option"
                aria-label={name}
                aria-selected={index === chosenAt}
                aria-setsize={names.length}
                aria-posinset={index + 1}
                title={name}
                className={styles['cell']}
                data-active={index === at || undefined}
                data-index={index}
              >
                <Icon name={name} size={24} />
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}
