import { Icon } from '#app/components/ui/Icon.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { useDateErrorText } from './date-error.ts';
import type { InputProps } from './define.ts';

const iconOf = (name: unknown) =>
  typeof name === 'string' && name !== '' ? <Icon name={name} /> : undefined;

/** What inputs of dates hand on to their picker alike. */
export function useDateProps(id: string, { onInputError, options, ...props }: InputProps) {
  const errorText = useDateErrorText();
  const text = useInterfaceText(id);
  return {
    labelledBy: props.labelId,
    describedBy: props.describedBy,
    readOnly: props.readonly,
    required: props.required,
    error: props.invalid,
    onInputError: (error: Parameters<typeof errorText>[0] | null) =>
      onInputError?.(error && errorText(error)),
    clearLabel: text('clear'),
    leading: iconOf(options['iconLeft']),
    trailing: iconOf(options['iconRight']),
  };
}
