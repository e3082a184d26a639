import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { nameTemplate } from '#app/entities/collections/naming.ts';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { linkedItem } from '#app/entities/items/linked.ts';
import type { Item } from '#app/entities/items/types.ts';
import { canRead } from '#app/entities/permissions/rules.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { ApiError } from '#app/lib/api.ts';
import { useRights } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { readPaths, titleOf } from '#app/entities/items/item-titles.ts';
import { columnsOf, toLink } from './titles.ts';
import { useReadablePaths } from './use-readable-paths.ts';

export type Linked = ReturnType<typeof useLinked>;

/** The linked item as far as it is known, and how it is read. */
export function useLinked(related: Collection, value: unknown, options: InputProps['options']) {
  const project = useProject();
  const rights = useRights(related);
  const keyField = keyFieldOf(related);
  const template = nameTemplate(options['template'], related);
  const columns = useMemo(() => columnsOf(options['visible_fields'], related), [options, related]);
  const paths = useMemo(() => readPaths(template, keyField, columns), [template, keyField, columns]);
  const fields = useReadablePaths(related, paths);
  const link = toLink(value, keyField, true);
  const key = 'key' in link ? link.key : null;
  const queryOf = (of: string) =>
    linkedItem({ project, collection: related.collection, key: of, keyField, fields: fields.join(',') });
  const { data, error } = useQuery({ ...queryOf(key ?? ''), enabled: key !== null && canRead(rights) });
  const row: Item = { ...data, ...('row' in link ? link.row : {}) };
  const isKnown = link.kind === 'new' || data !== undefined;
  return {
    keyField,
    template,
    columns,
    fields,
    link,
    key,
    row,
    queryOf,
    isMissing: error instanceof ApiError && (error.code === 203 || error.status === 404),
    title: isKnown ? titleOf(row, template, keyField) : key === null ? '' : `#${key}`,
  };
}
