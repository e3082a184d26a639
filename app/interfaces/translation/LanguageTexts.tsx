import { Notice } from '#app/components/ui/Notice.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { LanguageFields, type LanguageFieldsProps } from './LanguageFields.tsx';
import { targetIn, type TranslationSet } from './translation-set.ts';

interface LanguageTextsProps extends Pick<LanguageFieldsProps, 'beside' | 'wanted' | 'onFocused'> {
  set: TranslationSet;
  code: string;
}

/** The texts of one language, or that they are to be removed. */
export function LanguageTexts({ set, code, ...fields }: LanguageTextsProps) {
  const text = useInterfaceText('translation');
  const { target, staged, isRemoved } = targetIn(set, code);
  const { props, changes, put, isChecked } = set;
  if (isRemoved) return <Notice tone="warn">{text('removedNote')}</Notice>;
  return (
    <LanguageFields
      {...{ target, staged, changes, put, isChecked }}
      {...fields}
      model={props.model}
      readonly={props.readonly}
      name={props.field.field}
      label={text('fields', { language: set.nameOf(code) })}
      onInputError={props.onInputError}
    />
  );
}
