import { paletteColor } from '#app/components/ui/palette.ts';
import { StatusDot } from '#app/components/ui/StatusDot.tsx';
import { statusesOf, statusField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { translateStored } from '#app/i18n/translate.ts';
import { ownValue } from '#app/lib/own-value.ts';
import styles from './item.module.css';

/** The saved status of an item in its colour; one that the workflow doesn't know is shown as it is stored. */
export function StatusMark({ collection, values }: { collection: Collection; values: Item }) {
  const field = statusField(collection);
  const value = field ? ownValue(values, field.field) : null;
  if (value === null || value === undefined) return null;
  const status = statusesOf(collection).find((entry) => entry.value === String(value));
  return (
    <StatusDot
      className={styles.status}
      color={paletteColor(status?.background_color)}
      label={translateStored(status?.name ?? String(value))}
    />
  );
}
