import type { TFunction } from 'i18next';
import type { Field } from '#app/entities/fields/types.ts';
import { operandOf } from '#app/entities/items/operators.ts';

/** The operator in words; moments are before and after, numbers less and more. `field` is undefined where it isn't known. */
export function operatorName(operator: string, field: Field | undefined, t: TFunction<'listing'>): string {
  const isMoment = ['date', 'datetime', 'time'].includes(operandOf(field, operator));
  if (isMoment && (operator === 'lt' || operator === 'lte' || operator === 'gt' || operator === 'gte')) {
    return t(`momentOperators.${operator}`);
  }
  return String(t(`operators.${operator}` as never));
}
