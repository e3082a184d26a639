import { useMemo, useState } from 'react';
import { ComboBox } from '#app/components/ui/ComboBox.tsx';
import type { Item } from '#app/entities/items/types.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { titleOf } from '#app/entities/items/item-titles.ts';
import { holds } from '#app/lib/fold.ts';
import { detailOf } from './titles.ts';
import { type ChoicesSource, useChoices } from './use-choices.ts';
import { useRelatedText } from './use-related-text.ts';

interface PickerProps {
  input: Pick<InputProps, 'labelId' | 'describedBy' | 'required' | 'invalid'>;
  source: ChoicesSource;
  collectionTitle: string;
  /** What is shown beside the title. */
  columns: readonly string[];
  template: string;
  placeholder: string;
  /** The linked item: its key as text and its title, null when nothing is linked. */
  selected: { key: string; title: string } | null;
  onChoose: (key: unknown, row: Item) => void;
}

/** A box that searches the related collection as one types. Leaving it without choosing changes nothing. */
export function Picker({ input, source, selected, template, columns, ...props }: PickerProps) {
  const { keyField } = source;
  const text = useRelatedText();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const { rows, isWhole, isStale, isLoading, isFailed, loadMore } = useChoices({
    ...source,
    enabled: isOpen,
    search: typed ?? '',
  });
  const items = useMemo(() => {
    const all = rows.map((row) => {
      const label = titleOf(row, template, keyField);
      return {
        id: plainText(ownValue(row, keyField)),
        label,
        description: detailOf(row, columns, label) || undefined,
      };
    });
    const found = isWhole
      ? all.filter((item) => holds(`${item.label} ${item.description ?? ''}`, typed ?? ''))
      : all;
    const known = !selected || typed !== null || found.some((item) => item.id === selected.key);
    return known ? found : [{ id: selected.key, label: selected.title, description: undefined }, ...found];
  }, [rows, template, keyField, columns, typed, isWhole, selected]);

  return (
    <ComboBox
      labelledBy={input.labelId}
      describedBy={input.describedBy}
      items={items}
      inputValue={typed ?? selected?.title ?? ''}
      onInputChange={(next) => setTyped(next === (selected?.title ?? '') ? null : next)}
      selectedKey={selected?.key ?? null}
      onSelectionChange={(id) => {
        const row = rows.find((entry) => plainText(ownValue(entry, keyField)) === id);
        if (row && id !== selected?.key) props.onChoose(ownValue(row, keyField), row);
        setTyped(null);
      }}
      onOpenChange={(open) => {
        setOpen(open);
        if (!open) setTyped(null);
      }}
      menuTrigger="focus"
      loading={isOpen && isLoading}
      isStale={isStale}
      emptyText={isFailed ? text('failed') : text('none')}
      loadMore={loadMore}
      placeholder={props.placeholder || text('search', { collection: props.collectionTitle })}
      required={input.required}
      error={input.invalid}
    />
  );
}
