import { useState } from 'react';
import { RadioGroup } from '#app/components/ui/RadioGroup.tsx';
import { StatusDot } from '#app/components/ui/StatusDot.tsx';
import { paletteColor } from '#app/components/ui/palette.ts';
import { statusesOfField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { itemRights } from '#app/entities/permissions/item-rights.ts';
import { canCreateAs } from '#app/entities/permissions/rules.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { translateStored } from '#app/i18n/translate.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { useCollection, useRights } from '#app/session/model.ts';
import styles from './status.module.css';

const none: Collection = {
  collection: '',
  note: null,
  icon: null,
  hidden: false,
  single: false,
  managed: false,
  translation: [],
  fields: {},
};

export default function Input({
  value,
  onChange,
  field,
  collection,
  newItem,
  readonly,
  ...props
}: InputProps) {
  const text = useInterfaceText('status');
  const rights = useRights(useCollection(collection) ?? none);
  const selected = plainText(value);
  // What may be chosen goes by the status that the item was opened with, not by the one just chosen.
  const [opened] = useState(selected);
  const { statusBlacklist } = itemRights(rights, opened, newItem);
  const statuses = statusesOfField(field).map((status) => {
    const isBarred =
      newItem && rights.statuses
        ? !canCreateAs(rights, status.value)
        : statusBlacklist.includes(status.value);
    const barred = isBarred && status.value !== opened;
    return {
      value: status.value,
      disabled: barred,
      description: barred ? text('notAllowed') : undefined,
      label: <StatusDot color={paletteColor(status.background_color)} label={translateStored(status.name)} />,
    };
  });
  const known = selected === '' || statuses.some((status) => status.value === selected);
  const options = known
    ? statuses
    : [
        ...statuses,
        {
          value: selected,
          label: text('unknown', { value: selected }),
          disabled: true,
          description: undefined,
        },
      ];
  if (options.length === 0) return <p className={styles.empty}>{text('empty')}</p>;
  return (
    <RadioGroup
      aria-labelledby={props.labelId}
      orientation="horizontal"
      options={options}
      value={selected === '' ? null : selected}
      onChange={onChange}
      disabled={readonly}
      required={props.required}
    />
  );
}
