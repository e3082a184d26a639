import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ComboBox } from '#app/components/ui/ComboBox.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { collectionName, keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { canRead, rightsOn } from '#app/entities/permissions/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { readPaths, titleOf } from '#app/entities/items/item-titles.ts';
import { useChoices } from '#app/interfaces/related/use-choices.ts';
import { holds } from '#app/lib/fold.ts';
import { usePermissions } from '#app/session/model.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { itemTemplate, useKeyTitles } from './use-key-titles.ts';

interface ItemChoiceProps {
  label: string;
  field: Field;
  /** Whose items are chosen from; null when that isn't known. */
  target: Collection | null;
  /** The key as text, empty for none. */
  value: string;
  onChange: (key: string | null) => void;
  autoFocus?: boolean;
}

/** Up to so many items are read at once and searched here; beyond, the server searches. */
const threshold = 20;

/** One related item, found by its title. Where the items may not be read, its key is typed. */
export function ItemChoice(props: ItemChoiceProps) {
  const { t } = useTranslation('filter');
  const { target, ...plain } = props;
  const permissions = usePermissions();
  if (target && canRead(rightsOn(permissions, target))) return <ItemBox {...props} target={target} />;
  const { label, value, onChange, autoFocus } = plain;
  return (
    <TextField
      label={label}
      description={t('noAccess')}
      value={value}
      onChange={(text) => onChange(text === '' ? null : text)}
      autoFocus={autoFocus}
      dir="auto"
    />
  );
}

function ItemBox(props: ItemChoiceProps & { target: Collection }) {
  const { label, field, target, value, onChange, autoFocus } = props;
  const { t } = useTranslation('filter');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const keyField = keyFieldOf(target);
  const template = itemTemplate(field, target);
  const fields = readPaths(template, keyField, []);
  const { rows, isWhole, isStale, isLoading, isFailed, loadMore } = useChoices({
    collection: target.collection,
    keyField,
    fields,
    sort: fields.find((path) => path !== keyField && !path.includes('.')) ?? null,
    enabled: isOpen,
    search: typed ?? '',
    threshold,
  });
  const selected = useKeyTitles(field, target, value === '' ? [] : [value])(value);
  const items = rows
    .map((row) => ({ id: String(ownValue(row, keyField)), label: titleOf(row, template, keyField) }))
    .filter((item) => !isWhole || holds(item.label, typed ?? ''));
  return (
    <ComboBox
      label={label}
      items={items}
      inputValue={typed ?? (value === '' ? '' : selected)}
      onInputChange={(text) => setTyped(value !== '' && text === selected ? null : text)}
      selectedKey={value === '' ? null : value}
      selectedLabel={selected}
      onSelectionChange={(id) => {
        setTyped(null);
        onChange(id);
      }}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) setTyped(null);
      }}
      // A list that opens by itself would hide what has been chosen so far.
      menuTrigger={autoFocus ? 'input' : 'focus'}
      loading={isOpen && isLoading}
      isStale={isStale}
      emptyText={isFailed ? t('itemsFailed') : t('noItems')}
      loadMore={loadMore}
      placeholder={t('searchItems', { collection: collectionName(target, locale) })}
      clearLabel={t('clearValue')}
      autoFocus={autoFocus}
    />
  );
}
