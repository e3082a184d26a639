import { useTranslation } from 'react-i18next';
import { collectionName, statusesOf } from '#app/entities/collections/rules.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import { levelKeys, onCreate, type GridCell, type ValueKey } from '#app/entities/permissions/grid-values.ts';
import type { PermissionChange } from '#app/entities/permissions/grid-edits.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { listOf } from '#app/i18n/set-apart.ts';
import { translateStored } from '#app/i18n/translate.ts';
import { useCollections } from '#app/session/model.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** Words for changes of permissions. */
export function useChangeText() {
  const { t } = useTranslation('permissions');
  const locale = useLocale();
  const collections = useCollections();
  const placeText = ({ collection: name, status }: GridCell): string => {
    const known = ownValue(collections, name);
    const collection = known ? collectionName(known, locale) : name;
    if (status === null) return collection;
    const found = known && statusesOf(known).find(({ value }) => value === status);
    const own = status === onCreate ? t('onCreate') : found ? translateStored(found.name) : status;
    return t('changes.of', { collection, status: own });
  };
  const whatText = (key: ValueKey): string =>
    key === 'read_field_blacklist' || key === 'write_field_blacklist' || key === 'status_blacklist'
      ? t(`changes.${key}`)
      : t(`columns.${key}`);
  const valueText = ({ key, cell }: PermissionChange, value: PermissionChange['before']): string => {
    if (typeof value === 'string') {
      return (levelKeys as readonly string[]).includes(key) ? t(`levels.${value}` as 'levels.none') : value;
    }
    if (value.length === 0) return t('changes.nothing');
    const collection = ownValue(collections, cell.collection);
    const names = value.map((name) => {
      const field = ownValue(collection?.fields, name);
      const status = collection && statusesOf(collection).find((entry) => entry.value === name);
      if (key === 'status_blacklist') return status ? translateStored(status.name) : name;
      return field ? fieldName(field, locale) : name;
    });
    return listOf(names, locale);
  };
  return { placeText, whatText, valueText };
}
