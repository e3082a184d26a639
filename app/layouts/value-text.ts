import type { Item } from '#app/entities/items/types.ts';
import { isLosslessNumber } from '#app/lib/json.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** The value of a field as text; a row of another collection is its key. Empty: no value. */
export function valueText(value: unknown, keyField = 'id'): string {
  const isRow =
    typeof value === 'object' && value !== null && !Array.isArray(value) && !isLosslessNumber(value);
  return plainText(isRow ? ownValue(value as Item, keyField) : value);
}
