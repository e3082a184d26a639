import { paletteColor } from '#app/components/ui/palette.ts';
import { StatusDot } from '#app/components/ui/StatusDot.tsx';
import { statusField, statusesOfField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { translateStored } from '#app/i18n/translate.ts';
import { ownValue } from '#app/lib/own-value.ts';

interface ItemStatusProps {
  item: Item;
  collection: Collection;
  className?: string;
}

/** The dot of an item's status; nothing where there is none. */
export function ItemStatus({ item, collection, className }: ItemStatusProps) {
  const field = statusField(collection);
  const value = field ? ownValue(item, field.field) : null;
  if (!field || value === null || value === undefined) return null;
  const status = statusesOfField(field).find((entry) => entry.value === value);
  return (
    <StatusDot
      dotOnly
      className={className}
      color={paletteColor(status?.background_color)}
      label={translateStored(status?.name ?? String(value))}
    />
  );
}
