import { useMemo } from 'react';
import { Select } from '#app/components/ui/Select.tsx';
import { TextBox } from '#app/components/ui/TextBox.tsx';
import { collectionName, collectionOf, isSystem } from '#app/entities/collections/rules.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import { useCollections } from '#app/session/model.ts';

export default function Input({ value, onChange, options, readonly, ...props }: InputProps) {
  const text = useInterfaceText('collections');
  const locale = useLocale();
  const collections = useCollections();
  const stored = plainText(value);
  const withSystem = options['include_system'] === true;
  const items = useMemo(() => {
    const order = new Intl.Collator(locale);
    const offered = Object.values(collections)
      .filter(({ collection }) => withSystem || !isSystem(collection) || collection === stored)
      .map((each) => ({
        id: each.collection,
        label: collectionName(each, locale),
        // Two may have one name: the stored id tells them apart.
        description: each.collection,
      }))
      .sort((a, b) => order.compare(a.label, b.label));
    return stored === '' || collectionOf(collections, stored)
      ? offered
      : [...offered, { id: stored, label: text('unknown', { value: clip(stored, 60) }) }];
  }, [collections, locale, withSystem, stored, text]);
  if (readonly) {
    return (
      <TextBox
        id={props.id}
        value={items.find((item) => item.id === stored)?.label ?? ''}
        onChange={() => undefined}
        readOnly
        aria-describedby={props.describedBy}
      />
    );
  }
  return (
    <Select
      labelledBy={props.labelId}
      describedBy={props.describedBy}
      items={items}
      selectedKey={stored === '' ? null : stored}
      onChange={onChange}
      placeholder={plainText(options['placeholder']) || text('choose')}
      emptyLabel={props.required ? undefined : text('none')}
      required={props.required}
      error={props.invalid}
    />
  );
}
