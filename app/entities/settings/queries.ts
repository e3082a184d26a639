import { queryOptions } from '@tanstack/react-query';
import { toField } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { call, callForList, noDataError } from '#app/lib/api.ts';
import type { SettingRow } from './types.ts';

export const settingQueries = {
  all: (project: string) => [project, 'settings'] as const,

  /** The project's settings by key. Values are text, as the API sends them (`"1"`, JSON text). */
  values: (project: string) =>
    queryOptions({
      queryKey: [project, 'settings', 'values'],
      queryFn: async ({ signal }): Promise<Record<string, string | null>> => {
        const rows = await callForList<{ key: string; value: string | null }>(project, 'settings', {
          signal,
          params: { limit: -1 },
        });
        return Object.fromEntries(rows.map((row) => [row.key, row.value]));
      },
      staleTime: 5 * 60_000,
    }),

  /** All rows, for the form that changes them; read anew each time it is opened. */
  rows: (project: string) =>
    queryOptions({
      queryKey: [project, 'settings', 'rows'],
      queryFn: ({ signal }) =>
        callForList<SettingRow>(project, 'settings', { signal, params: { limit: -1 } }),
      staleTime: 0,
    }),

  /** How the server describes its settings: a field for each, dividers included, in the order of the form. */
  fields: (project: string) =>
    queryOptions({
      queryKey: [project, 'settings', 'fields'],
      queryFn: async ({ signal }): Promise<Field[]> => {
        const list = await callForList<Record<string, unknown>>(project, 'settings/fields', { signal });
        // They have no column each; their values share one of this type.
        return list.map((raw) => {
          const field = toField(raw);
          return field.type === 'alias' ? field : { ...field, datatype: field.datatype ?? 'TEXT' };
        });
      },
      staleTime: 5 * 60_000,
    }),

  /** How many rows a part of the set-up has; no row is read for it. */
  total: (project: string, resource: 'roles' | 'webhooks' | 'activity') =>
    queryOptions({
      queryKey: [project, resource, 'total'],
      queryFn: async ({ signal }): Promise<number> => {
        const envelope = await call(project, resource, { signal, params: { limit: 0, meta: 'total_count' } });
        const total = Number(envelope?.meta?.['total_count'] ?? Number.NaN);
        if (Number.isNaN(total)) throw noDataError();
        return total;
      },
      staleTime: 0,
    }),
};
