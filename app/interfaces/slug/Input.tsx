import { useRef } from 'react';
import { useFormEdits } from '#app/components/form/form-values.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { TextBox } from '#app/components/ui/TextBox.tsx';
import { isOn } from '#app/entities/fields/rules.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { slugify } from './slugify.ts';

export default function Input({ value, onChange, field, options, newItem, ...props }: InputProps) {
  const text = useInterfaceText('slug');
  const { placeholder, mirroredField } = options;
  const lowercase = options['forceLowercase'] !== false;
  const length = Number(field.length) || undefined;
  const followed = typeof mirroredField === 'string' ? mirroredField : '';
  const isFollowing = followed !== '' && !props.readonly && (newItem || !isOn(options['onlyOnCreation']));
  useFormEdits(followed, (source) => {
    if (isFollowing) onChange(slugify(plainText(source), { lowercase }).slice(0, length) || null);
  });
  // What is stored with a dash at its end and only passed through stays as it is.
  const isTyped = useRef(false);
  return (
    <TextBox
      id={props.id}
      value={plainText(value)}
      onChange={(typed) => {
        isTyped.current = true;
        onChange(slugify(typed, { lowercase, typing: true }));
      }}
      onBlur={() => {
        const tidy = slugify(plainText(value), { lowercase });
        if (isTyped.current && tidy !== plainText(value) && plainText(value).endsWith('-')) onChange(tidy);
        isTyped.current = false;
      }}
      readOnly={props.readonly}
      required={props.required}
      aria-invalid={props.invalid || undefined}
      aria-describedby={props.describedBy}
      maxLength={length}
      spellCheck={false}
      autoCapitalize="none"
      placeholder={typeof placeholder === 'string' && placeholder !== '' ? placeholder : text('hint')}
      monospace
      trailing={<Icon name="link" />}
    />
  );
}
