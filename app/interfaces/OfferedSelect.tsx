import { type ReactNode, useMemo } from 'react';
import { Select } from '#app/components/ui/Select.tsx';
import { TextBox } from '#app/components/ui/TextBox.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import type { InputProps } from './define.ts';

interface OfferedSelectProps extends InputProps {
  /** Whose words they are. */
  interfaceId: string;
  /** In any order; the same list as long as nothing of it changes. */
  offered: readonly { id: string; label: string; description?: string; icon?: ReactNode }[];
  /** Names what is stored and isn't offered. */
  nameOf?: (id: string) => string;
}

/** A choice of things of the app by their names. What is stored stays, be it offered or not. */
export function OfferedSelect({
  interfaceId,
  offered,
  nameOf,
  value,
  options,
  ...props
}: OfferedSelectProps) {
  const text = useInterfaceText(interfaceId);
  const locale = useLocale();
  const stored = plainText(value);
  const items = useMemo(() => {
    const order = new Intl.Collator(locale);
    const sorted = offered.toSorted((a, b) => order.compare(a.label, b.label));
    return stored === '' || sorted.some(({ id }) => id === stored)
      ? sorted
      : [...sorted, { id: stored, label: text('unknown', { value: clip(stored, 60) }) }];
  }, [locale, offered, stored, text]);
  if (props.readonly) {
    const label = nameOf ? stored && nameOf(clip(stored)) : items.find((item) => item.id === stored)?.label;
    return (
      <TextBox
        id={props.id}
        value={label ?? ''}
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
      onChange={props.onChange}
      placeholder={plainText(options['placeholder']) || text('choose')}
      emptyLabel={props.required ? undefined : text('none')}
      required={props.required}
      error={props.invalid}
    />
  );
}
