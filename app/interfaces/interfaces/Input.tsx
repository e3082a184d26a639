import { useMemo } from 'react';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { TextBox } from '#app/components/ui/TextBox.tsx';
import { useInterfaceName, useInterfaceText } from '#app/i18n/interface-text.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { interfaces } from '#app/interfaces/registry.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';

export default function Input({ value, onChange, options, readonly, ...props }: InputProps) {
  const text = useInterfaceText('interfaces');
  const name = useInterfaceName();
  const locale = useLocale();
  const stored = plainText(value);
  const relational = options['relational'] !== false;
  const status = options['status'] !== false;
  const items = useMemo(() => {
    const order = new Intl.Collator(locale);
    const offered = [...interfaces.values()]
      .filter(
        (each) =>
          each.id === stored ||
          ((relational || each.relational === undefined) && (status || each.types[0] !== 'status')),
      )
      .map((each) => ({ id: each.id, label: name(each.id), icon: <Icon name={each.icon} /> }))
      .sort((a, b) => order.compare(a.label, b.label));
    return stored === '' || interfaces.has(stored)
      ? offered
      : [...offered, { id: stored, label: text('unknown', { value: clip(stored, 60) }) }];
  }, [locale, name, relational, status, stored, text]);
  if (readonly) {
    return (
      <TextBox
        id={props.id}
        value={stored === '' ? '' : name(clip(stored))}
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
