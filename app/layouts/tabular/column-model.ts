import { useMemo } from 'react';
import { sortingOf } from '#app/layouts/sorting.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { resolveField } from '#app/interfaces/registry.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { LayoutProps } from '#app/layouts/define.ts';
import { columnNames, defaultWidth, isSortable, widthsOf } from './columns.ts';
import { fieldOf } from '#app/entities/collections/rules.ts';
import { ownValue } from '#app/lib/own-value.ts';

export interface Column {
  field: Field;
  name: string;
  /** Its values and its name stand at the end. */
  isNumber: boolean;
  isSortable: boolean;
  sort: 'ascending' | 'descending' | null;
  /** Chosen width in px, null for the usual one. */
  width: number | null;
}

const short = new Set(['integer', 'decimal', 'boolean', 'status', 'date', 'time', 'sort']);
const shortWidth = 128;

/** Digits that a narrow column shows in full: a number must not look like a smaller one. */
const maxDigits = 11;

function isShort({ type, datatype, length }: Field): boolean {
  const isLong = datatype === 'BIGINT' || Number.parseInt(length ?? '0', 10) > maxDigits;
  return short.has(type) && !(isLong && (type === 'integer' || type === 'decimal'));
}

/** Numbers that are compared by their size stand at the end of their column, one under the other. */
export function isNumber(field: Field): boolean {
  if ((field.type !== 'integer' && field.type !== 'decimal') || field.primary_key) return false;
  const { resolved } = resolveField(field);
  return !resolved || resolved.definition.showsDigits === true;
}

/** Least width in px of a column without a chosen width. */
export function widthByType(field: Field): number {
  return isShort(field) ? shortWidth : defaultWidth;
}

/** The track of a column: as chosen, else its least width and a share of what is left, longer texts a larger one. */
export function trackOf({ field, width }: Column): string {
  if (width !== null) return `${width}px`;
  return `minmax(${widthByType(field)}px, ${isShort(field) ? 1 : 2}fr)`;
}

export const minWidth = ({ field, width }: Column) => width ?? widthByType(field);

export function useColumns({
  context,
  query,
  options,
}: Pick<LayoutProps, 'context' | 'query' | 'options'>): Column[] {
  const locale = useLocale();
  return useMemo(() => {
    const widths = widthsOf(options);
    const sorting = sortingOf(query);
    return columnNames(query, context).flatMap((name) => {
      const field = fieldOf(context.collection, name);
      if (!field) return [];
      const isSorted = sorting?.field === name;
      return [
        {
          field,
          name: fieldName(field, locale),
          isNumber: isNumber(field),
          isSortable: isSortable(field),
          sort: isSorted ? (sorting.descending ? 'descending' : 'ascending') : null,
          // A field may be named as something that every object has.
          width: ownValue(widths, name) ?? null,
        } satisfies Column,
      ];
    });
  }, [context, query, options, locale]);
}
