import { type ReactNode, useState } from 'react';
import { holds } from '#app/lib/fold.ts';
import { FilterBar } from './FilterBar.tsx';
import { NoMatch } from './NoMatch.tsx';

interface FilteredListProps<T> {
  items: readonly T[];
  /** The text of an item that is searched, in capitals or not. */
  textOf: (item: T) => string;
  /** Of the filter's field. */
  label: string;
  /** How many there are, in words. */
  count: (shown: number) => string;
  /** That there is nothing that is looked for, in words. */
  none: string;
  /** What else stands in the filter's bar. */
  tools?: ReactNode;
  /** Shows those that have the text in them; at least one. */
  children: (shown: readonly T[]) => ReactNode;
}

/** A list of the settings, with a filter above it. */
export function FilteredList<T>({
  items,
  textOf,
  label,
  count,
  none,
  tools,
  children,
}: FilteredListProps<T>) {
  const [wanted, setWanted] = useState('');
  const shown = items.filter((item) => holds(textOf(item), wanted));
  return (
    <>
      <FilterBar label={label} wanted={wanted} onChange={setWanted} count={count(shown.length)}>
        {tools}
      </FilterBar>
      {shown.length === 0 ? (
        <NoMatch title={none} text={wanted} onClear={() => setWanted('')} />
      ) : (
        children(shown)
      )}
    </>
  );
}
