import { InstantLine } from '#app/components/moments/InstantLine.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';

export default function Input({ id, describedBy, value, options, newItem }: InputProps) {
  const text = useInterfaceText('datetime-updated');
  const emptyText = text(newItem ? 'now' : 'unknown');
  return (
    <InstantLine {...{ id, describedBy, value, emptyText }} relative={options['showRelative'] === true} />
  );
}
