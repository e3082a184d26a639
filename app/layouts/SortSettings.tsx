import { useTranslation } from 'react-i18next';
import { RadioGroup } from '#app/components/ui/RadioGroup.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { hasColumn, fieldName } from '#app/entities/fields/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { LayoutOptionsProps } from './define.ts';
import { sortingOf } from './sorting.ts';

type SortSettingsProps = Pick<LayoutOptionsProps, 'context' | 'query' | 'onQueryChange'>;

/** The field that a list without columns is ordered by, and which way. */
export function SortSettings({ context, query, onQueryChange }: SortSettingsProps) {
  const { t } = useTranslation('arranged');
  const locale = useLocale();
  const sorting = sortingOf(query);
  const choose = (name: string | null, descending: boolean) =>
    onQueryChange({ sort: name === null ? undefined : `${descending ? '-' : ''}${name}` });
  return (
    <>
      <Select
        label={t('sort.label')}
        items={Object.values(context.collection.fields)
          .filter((entry) => hasColumn(entry) && !context.hidden.has(entry.field))
          .map((entry) => ({ id: entry.field, label: fieldName(entry, locale) }))}
        emptyLabel={t('sort.usual')}
        selectedKey={sorting?.field ?? null}
        onChange={(name) => choose(name, sorting?.descending ?? false)}
      />
      {sorting === null ? null : (
        <RadioGroup
          legend={t('sort.direction')}
          orientation="horizontal"
          options={(['ascending', 'descending'] as const).map((value) => ({
            value,
            label: t(`sort.${value}`),
          }))}
          value={sorting.descending ? 'descending' : 'ascending'}
          onChange={(direction) => choose(sorting.field, direction === 'descending')}
        />
      )}
    </>
  );
}
