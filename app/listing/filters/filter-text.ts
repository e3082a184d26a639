import type { TFunction } from 'i18next';
import { operatorName } from '#app/components/filters/operator-name.ts';
import type { PresetFilter } from '#app/entities/collection-presets/types.ts';
import { fieldName, isOn } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { isActive, valuesOf } from '#app/entities/items/filters.ts';
import { choicesOf, isDated, operandOf, singleOf, takesList } from '#app/entities/items/operators.ts';
import type { FieldPath } from '#app/entities/items/paths.ts';
import { dateKindOf } from '#app/layouts/dated-fields.ts';
import { formatDate, formatDateTime, formatInstant, formatTime, parseInstant } from '#app/lib/dates.ts';
import { formatTitle } from '#app/lib/format-title.ts';
import { hasCount, parseRelative } from './relative-dates.ts';

export type ListingT = TFunction<'listing'>;

/** What words depend on. */
export interface Wording {
  t: ListingT;
  locale: string;
  /** The user's; null for the browser's own. */
  zone: string | null;
  /** The title of a related item by its key; the key itself as long as none is known. */
  titleOf: (key: string) => string;
}

/** How many values of a list are named before the rest is counted. */
const named = 3;

/** `Author → Role → Name`. */
export function pathName(path: FieldPath, locale: string): string {
  return path.steps.map((field) => fieldName(field, locale)).join(' → ');
}

export function filterFieldName({ field }: PresetFilter, path: FieldPath | null, locale: string): string {
  return path ? pathName(path, locale) : field.split('.').map(formatTitle).join(' → ');
}

/** True for a condition whose days are counted from today. */
export function isRelative({ relative }: PresetFilter, field: Field | undefined): boolean {
  return field !== undefined && isDated(field) && parseRelative(relative) !== null;
}

/** `in the last 7 days` */
export function relativeText(text: unknown, t: ListingT): string {
  const relative = parseRelative(text);
  if (!relative) return '';
  const { kind, unit, count } = relative;
  const key = hasCount(kind) ? `${kind}.${unit}` : kind.replace(':', '.');
  return String(t(`relative.${key}` as never, { count } as never));
}

/** The value in words, empty for operators without one. */
export function valueText(condition: PresetFilter, field: Field | undefined, wording: Wording): string {
  const { operator, value } = condition;
  const { t } = wording;
  if (isRelative(condition, field)) return relativeText(condition.relative, t);
  const operand = operandOf(field, operator);
  if (operand === 'none') return '';
  if (!isActive(condition)) return t('filter.noValue');
  if (operand === 'range')
    return valuesOf(value)
      .map((entry) => oneText(entry, field, wording))
      .join(' – ');
  if (takesList(operator)) {
    const names = valuesOf(value);
    const shown = names
      .slice(0, named)
      .map((entry) => oneText(entry, field, wording))
      .join(', ');
    return names.length > named ? t('filter.more', { list: shown, count: names.length - named }) : shown;
  }
  return operand === 'text' || operand === 'count' ? String(value) : oneText(value, field, wording);
}

/** One value in the words of its field. */
export function oneText(
  value: unknown,
  field: Field | undefined,
  { t, locale, zone, titleOf }: Wording,
): string {
  const text = String(value);
  switch (singleOf(field)) {
    case 'boolean':
      return isOn(value) ? t('filter.yes') : t('filter.no');
    case 'choice':
      return (field ? choicesOf(field) : []).find((choice) => choice.value === text)?.name ?? text;
    case 'item':
      return titleOf(text);
    case 'date':
      return formatDate(text, locale);
    case 'time':
      return formatTime(text, locale);
    case 'datetime': {
      const at = field && dateKindOf(field) === 'instant' ? parseInstant(text) : null;
      return at === null ? formatDateTime(text, locale) : formatInstant(at, locale, zone);
    }
    default:
      return text;
  }
}

/** A whole condition in words: `Title contains sea`. */
export function filterText(condition: PresetFilter, path: FieldPath | null, wording: Wording): string {
  const operator = isRelative(condition, path?.field) ? 'relative' : condition.operator;
  return [
    filterFieldName(condition, path, wording.locale),
    operatorName(operator, path?.field, wording.t),
    valueText(condition, path?.field, wording),
  ]
    .filter(Boolean)
    .join(' ');
}
