import { useTranslation } from 'react-i18next';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import { searchedFields } from '#app/entities/items/search-fields.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { listOf } from '#app/i18n/set-apart.ts';

/** How many fields are named before the rest is counted. */
const named = 6;

/** What a search of a collection looks at and what not, in words. */
export function useSearchHint(collection: Collection, hidden: ReadonlySet<string>): string {
  const { t } = useTranslation('listing');
  const locale = useLocale();
  const names = searchedFields(collection, hidden).map((field) => fieldName(field, locale));
  if (names.length === 0) return t('searched.nothing');
  const rest = names.length - named;
  const list = listOf(names.slice(0, named), locale, rest > 0 ? 'unit' : 'conjunction');
  const searched = rest > 0 ? t('searched.inMore', { list, count: rest }) : t('searched.in', { list });
  return `${searched}. ${t('searched.not')}`;
}
