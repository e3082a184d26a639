import { statusesOfField } from '#app/entities/collections/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { paletteColor } from '#app/components/ui/palette.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** What happened, in the colours of the activity log. */
const actions: Record<string, string> = {
  create: 'success',
  update: 'success',
  authenticate: 'blue-grey-600',
  delete: 'warning',
  upload: 'accent',
};

/**
 * The CSS colour that a field's value gives an item: a palette name or plain colour, the colour of a status, or that of
 * an action of the activity log. `fallback` is used for empty and unknown ones.
 */
export function itemColor(field: Field | null, value: unknown, fallback: string): string {
  if (field === null) return fallback;
  const text = plainText(value);
  if (field.collection === 'directus_activity' && field.field === 'action') {
    return paletteColor(ownValue(actions, text) ?? null, fallback);
  }
  if (field.type !== 'status') return paletteColor(text, fallback);
  const status = statusesOfField(field).find((entry) => entry.value === text);
  return paletteColor(status?.background_color, fallback);
}
