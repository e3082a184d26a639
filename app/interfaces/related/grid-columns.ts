import { fieldName, hasColumn } from '#app/entities/fields/rules.ts';
import type { GridColumn } from './GridHead.tsx';
import type { ListModel } from './list-model.ts';
import type { RelatedList } from './use-related-list.ts';

interface Sorting {
  /** `name` or `-name`; null for the list's own order. */
  sort: string | null;
  setSort: (sort: string) => void;
  locale: string;
  /** Name of the button that sorts by a column. */
  sortBy: (column: string) => string;
}

/** The heads of the columns. The server can't order by the items behind a junction, so those are not sorted by; it can by what the junction itself holds. */
export function toGridColumns(
  { columns, itemKey }: RelatedList,
  model: ListModel,
  { sort, setSort, locale, sortBy }: Sorting,
): GridColumn[] {
  return columns.map(({ path, field, isOwn, isOfRow = false }) => {
    const title = fieldName(field, locale);
    const canSort = isOwn && (model.far === null || isOfRow) && hasColumn(field) && itemKey !== null;
    return {
      // Both ends may have a field of the same name.
      id: isOfRow ? `.${path}` : path,
      title,
      sorted: !canSort
        ? undefined
        : sort === path
          ? 'ascending'
          : sort === `-${path}`
            ? 'descending'
            : undefined,
      sortLabel: sortBy(title),
      onSort: canSort ? () => setSort(sort === path ? `-${path}` : path) : undefined,
    };
  });
}
