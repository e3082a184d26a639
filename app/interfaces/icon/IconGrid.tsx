import { type KeyboardEvent, useRef, useState } from 'react';
import {
  type GridComponents,
  type GridItemProps,
  type GridListProps,
  type ListRange,
  VirtuosoGrid,
} from 'react-virtuoso';
import { clickedOption, gridMove } from '#app/components/ui/grid-move.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import styles from './icon.module.css';

/** Edge of a cell, in px; the style sheet has the same. */
const edge = 44;

export interface IconGridProps {
  id: string;
  labelledBy: string;
  names: readonly string[];
  selected: string;
  onChoose: (name: string) => void;
}

interface GridContext {
  id: string;
  names: readonly string[];
  chosenAt: number;
  at: number;
}

const renderIcon = (_index: number, name: string) => <Icon name={name} size={24} />;
const components: GridComponents<GridContext> = { List: Cells, Item: Cell };

/** Icons to choose from. The focus stays on the whole, which tells its active cell. */
export default function IconGrid({ id, labelledBy, names, selected, onChoose }: IconGridProps) {
  const box = useRef<HTMLElement>(null);
  const [range, setRange] = useState<ListRange>({ startIndex: 0, endIndex: 0 });
  const [active, setActive] = useState<number | null>(null);
  const chosenAt = names.indexOf(selected);
  const at = active ?? Math.max(chosenAt, 0);

  const handleKey = (event: KeyboardEvent) => {
    const { current: scroller } = box;
    if (!scroller || event.altKey || event.metaKey) return;
    const name = names[at];
    if ((event.key === 'Enter' || event.key === ' ') && name !== undefined) {
      event.preventDefault();
      onChoose(name);
      return;
    }
    const columns = columnsOf(scroller);
    const page = Math.max(1, Math.floor(scroller.clientHeight / edge) - 1);
    const rtl = getComputedStyle(scroller).direction === 'rtl';
    const next = gridMove(event.key, at, { count: names.length, columns, page, rtl }, event.ctrlKey);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
    const top = Math.floor(next / columns) * edge;
    const lowest = top + edge - scroller.clientHeight;
    scroller.scrollTop = Math.min(top, Math.max(lowest, scroller.scrollTop));
  };

  return (
    <VirtuosoGrid
      scrollerRef={(element) => {
        box.current = element;
      }}
      id={id}
      className={styles.grid}
      role="listbox"
      // Names of the font, by which icons are stored.
      translate="no"
      tabIndex={0}
      aria-labelledby={labelledBy}
      // Scrolled away from, the active cell is not there to be named; the next key brings it back.
      aria-activedescendant={at >= range.startIndex && at <= range.endIndex ? `${id}-${at}` : undefined}
      onKeyDown={handleKey}
      onClick={({ target }) => {
        const index = target instanceof Element ? clickedOption(target) : null;
        const name = index === null ? undefined : names[index];
        if (name === undefined) return;
        setActive(index);
        onChoose(name);
      }}
      data={names}
      components={components}
      context={{ id, names, chosenAt, at }}
      increaseViewportBy={3 * edge}
      {...(chosenAt > 0 ? { initialTopMostItemIndex: { index: chosenAt, align: 'center' } } : {})}
      rangeChanged={setRange}
      itemContent={renderIcon}
    />
  );
}

/** As many as the style sheet puts in a row. */
function columnsOf(scroller: HTMLElement): number {
  return Math.max(1, Math.floor(scroller.clientWidth / edge));
}

function Cells({ context, ...props }: GridListProps & { context: GridContext }) {
  return <div {...props} role="presentation" className={styles.cells} />;
}

function Cell({ context: { id, names, chosenAt, at }, ...props }: GridItemProps & { context: GridContext }) {
  const index = props['data-index'];
  const name = names[index];
  return (
    <div
      {...props}
      id={`${id}-${index}`}
      role="option"
      aria-label={name}
      aria-selected={index === chosenAt}
      aria-setsize={names.length}
      aria-posinset={index + 1}
      title={name}
      className={styles.cell}
      data-active={index === at || undefined}
    />
  );
}
