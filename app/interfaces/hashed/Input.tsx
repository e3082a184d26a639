import { SecretBox } from '#app/components/secret/SecretBox.tsx';
import { useSecret } from '#app/components/secret/use-secret.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';

/** Whatever is stored is a hash. */
const always = () => true;

export default function Input({ value, onChange, field, options, ...props }: InputProps) {
  const text = useInterfaceText('hashed');
  const secret = useSecret(value, onChange, always);
  const hint = plainText(options['placeholder']) || (props.readonly ? '' : text('hint'));
  const kept = options['showHash'] === true ? clip(plainText(value), 255) : text('secured');
  return (
    <SecretBox
      id={props.id}
      describedBy={props.describedBy}
      secret={secret}
      isMasked={options['hide'] === true}
      placeholder={secret.isKept ? kept : hint}
      maxLength={Number(field.length) || undefined}
      readonly={props.readonly}
      required={props.required}
      invalid={props.invalid}
      words={{ show: text('show'), hide: text('hide'), kept: text('secured'), typed: text('changed') }}
    />
  );
}
