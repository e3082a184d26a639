import { useMemo } from 'react';
import { collectionName, isSystem } from '#app/entities/collections/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { OfferedSelect } from '#app/interfaces/OfferedSelect.tsx';
import { plainText } from '#app/lib/plain-text.ts';
import { useCollections } from '#app/session/model.ts';

export default function Input(props: InputProps) {
  const locale = useLocale();
  const collections = useCollections();
  const stored = plainText(props.value);
  const withSystem = props.options['include_system'] === true;
  const offered = useMemo(
    () =>
      Object.values(collections)
        .filter(({ collection }) => withSystem || !isSystem(collection) || collection === stored)
        .map((each) => ({
          id: each.collection,
          label: collectionName(each, locale),
          // Two may have one name: the stored id tells them apart.
          description: each.collection,
        })),
    [collections, locale, withSystem, stored],
  );
  return <OfferedSelect interfaceId="collections" offered={offered} {...props} />;
}
