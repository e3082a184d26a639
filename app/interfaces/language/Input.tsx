import { useMemo, useState } from 'react';
import { ComboBox } from '#app/components/ui/ComboBox.tsx';
import { TextBox } from '#app/components/ui/TextBox.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { languageChoices, languageLabel, matching } from './languages.ts';

export default function Input({ value, onChange, options, ...props }: InputProps) {
  const text = useInterfaceText('language');
  const locale = useLocale();
  const selected = plainText(value);
  const label = selected === '' ? '' : languageLabel(selected, locale);
  const [search, setSearch] = useState<string | null>(null);
  const isLimited = options['limit'] === true;
  const choices = useMemo(() => languageChoices(isLimited, locale), [isLimited, locale]);
  if (props.readonly) {
    return (
      <TextBox
        id={props.id}
        value={label}
        onChange={() => undefined}
        readOnly
        aria-describedby={props.describedBy}
      />
    );
  }
  const isSearched = search !== null && search.trim() !== '' && search !== label;
  return (
    <ComboBox
      labelledBy={props.labelId}
      describedBy={props.describedBy}
      items={isSearched ? matching(choices, search) : choices}
      inputValue={search ?? label}
      onInputChange={setSearch}
      selectedKey={selected === '' ? null : selected}
      selectedLabel={label}
      onSelectionChange={(code) => {
        setSearch(null);
        onChange(code);
      }}
      onBlur={() => setSearch(null)}
      emptyText={text('nothing')}
      placeholder={text('choose')}
      clearLabel={props.required ? undefined : text('clear')}
      menuTrigger="focus"
      required={props.required}
      error={props.invalid}
    />
  );
}
