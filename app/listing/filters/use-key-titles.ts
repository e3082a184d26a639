import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { displayTemplate, nameTemplate } from '#app/entities/collections/naming.ts';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { isToOne } from '#app/entities/fields/rules.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { canRead, rightsOn } from '#app/entities/permissions/rules.ts';
import { readPaths, titleOf } from '#app/entities/items/item-titles.ts';
import { usePermissions } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { ownValue } from '#app/lib/own-value.ts';

const named: Readonly<Record<string, string>> = {
  directus_users: '{{first_name}} {{last_name}}',
  directus_files: '{{title}}',
};

/** The template that names the items that a field links to. */
export function itemTemplate(field: Field, target: Collection): string {
  const own = isToOne(field) ? field.options['template'] : undefined;
  return nameTemplate(own || (displayTemplate(target) ?? ownValue(named, target.collection)), target);
}

/** The titles of related items by their keys: one request for all of them, none without keys. */
export function useKeyTitles(
  field: Field | undefined,
  target: Collection | null,
  keys: readonly string[],
): (key: string) => string {
  const { t } = useTranslation('listing');
  const project = useProject();
  const permissions = usePermissions();
  const keyField = target ? keyFieldOf(target) : 'id';
  const template = field && target ? itemTemplate(field, target) : '';
  const isReadable = target !== null && canRead(rightsOn(permissions, target));
  const { data } = useQuery({
    ...itemQueries.window(
      project,
      target?.collection ?? '',
      // An item in the bin is no missing one.
      { fields: readPaths(template, keyField, []), filter: { [keyField]: { in: [...keys] } }, status: '*' },
      0,
      Math.max(1, keys.length),
    ),
    enabled: isReadable && keys.length > 0,
  });
  return (key) => {
    if (!data) return `#${key}`;
    const row = data.find((entry) => String(ownValue(entry, keyField)) === key);
    return row ? titleOf(row, template, keyField) : t('filter.missing', { key });
  };
}
