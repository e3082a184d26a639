import type { TFunction } from 'i18next';
import type { PresetFilter } from '#app/entities/collection-presets/types.ts';
import { fieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldName, isOn } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { isActive, valuesOf } from '#app/entities/items/filters.ts';
import { choicesOf, operandOf, takesList } from '#app/entities/items/operators.ts';
import { formatDate, formatDateTime, formatTime } from '#app/lib/dates.ts';
import { formatTitle } from '#app/lib/format-title.ts';

export type ListingT = TFunction<'listing'>;

/** How many values of a list are named before the rest is counted. */
const named = 3;

export function filterFieldName({ field }: PresetFilter, collection: Collection, locale: string): string {
  const [first = '', ...rest] = field.split('.');
  const own = fieldOf(collection, first);
  return [own ? fieldName(own, locale) : formatTitle(first), ...rest.map(formatTitle)].join(' › ');
}

/** The operator in words; moments are before and after, numbers less and more. */
export function operatorName(operator: string, field: Field | undefined, t: ListingT): string {
  const isMoment = ['date', 'datetime', 'time'].includes(operandOf(field, operator));
  if (isMoment && (operator === 'lt' || operator === 'lte' || operator === 'gt' || operator === 'gte')) {
    return t(`momentOperators.${operator}`);
  }
  return String(t(`operators.${operator}` as never));
}

/** The value in words, empty for operators without one. */
export function valueText(
  condition: PresetFilter,
  field: Field | undefined,
  t: ListingT,
  locale: string,
): string {
  const { operator, value } = condition;
  const operand = operandOf(field, operator);
  if (operand === 'none') return '';
  if (!isActive(condition)) return t('filter.noValue');
  const choices = field ? choicesOf(field) : [];
  const nameOf = (key: string) => choices.find((choice) => choice.value === key)?.name ?? key;
  if (takesList(operator)) {
    const names = valuesOf(value).map(nameOf);
    const shown = names.slice(0, named).join(', ');
    return names.length > named ? t('filter.more', { list: shown, count: names.length - named }) : shown;
  }
  const text = String(value);
  if (operand === 'boolean') return isOn(value) ? t('filter.yes') : t('filter.no');
  if (operand === 'choice') return nameOf(text);
  if (operand === 'date') return formatDate(text, locale);
  if (operand === 'datetime') return formatDateTime(text, locale);
  if (operand === 'time') return formatTime(text, locale);
  return text;
}

/** A whole condition in words: `Title contains sea`. */
export function filterText(
  condition: PresetFilter,
  collection: Collection,
  t: ListingT,
  locale: string,
): string {
  const field = fieldOf(collection, condition.field);
  return [
    filterFieldName(condition, collection, locale),
    operatorName(condition.operator, field, t),
    valueText(condition, field, t, locale),
  ]
    .filter(Boolean)
    .join(' ');
}
