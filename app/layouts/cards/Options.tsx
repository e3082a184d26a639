import { useState } from 'react';
import { Icon } from '#app/components/ui/Icon.tsx';
import { RadioGroup } from '#app/components/ui/RadioGroup.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { fieldName } from '#app/entities/fields/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { LayoutOptionsProps } from '#app/layouts/define.ts';
import { imageFields } from '#app/layouts/image-fields.ts';
import { useLayoutText } from '#app/layouts/layout-text.ts';
import { SortSettings } from '#app/layouts/SortSettings.tsx';
import { ownValue } from '#app/lib/own-value.ts';
import { cardOptions, isTemplate, textFields } from './card-options.ts';
import styles from './Options.module.css';

/** What the cards show, how large they are, and in which order. */
export default function Options(props: LayoutOptionsProps) {
  const { context, options, onOptionsChange } = props;
  const text = useLayoutText('cards');
  const locale = useLocale();
  const card = cardOptions(options, context);
  const { fields } = context.collection;
  const nameOf = (name: string) => {
    const field = ownValue(fields, name);
    return field ? fieldName(field, locale) : name;
  };
  const choices = textFields(context).map(({ field }) => ({ id: field, label: nameOf(field) }));
  const withTemplate = (selected: string | null) =>
    selected !== null && isTemplate(selected)
      ? [...choices, { id: selected, label: templateName(selected, nameOf) }]
      : choices;
  const images = imageFields(context);
  const oneOf = (name: 'size' | 'fit', values: readonly string[]) => (
    <RadioGroup
      legend={text(`options.${name}`)}
      orientation="horizontal"
      options={values.map((value) => ({ value, label: text(`options.${value}`) }))}
      value={card[name]}
      onChange={(value) => onOptionsChange({ [name]: value })}
    />
  );

  return (
    <div className={styles.options}>
      <SortSettings {...props} />
      {oneOf('size', ['small', 'medium', 'large'])}
      {images.length > 0 ? (
        <Select
          label={text('options.src')}
          items={images.map((name) => ({
            id: name,
            label: name === 'data' ? text('options.theFile') : nameOf(name),
          }))}
          emptyLabel={text('options.none')}
          selectedKey={card.src}
          onChange={(src) => onOptionsChange({ src })}
        />
      ) : null}
      {card.src === null ? null : (
        <>
          {oneOf('fit', ['crop', 'contain'])}
          <IconName
            key={card.icon ?? ''}
            label={text('options.icon')}
            hint={text('options.iconHint')}
            value={card.icon ?? ''}
            onChange={(icon) => onOptionsChange({ icon: icon === '' ? null : icon })}
          />
        </>
      )}
      <Select
        label={text('options.title')}
        items={withTemplate(card.title)}
        selectedKey={card.title}
        onChange={(title) => onOptionsChange({ title })}
      />
      {(['subtitle', 'content'] as const).map((name) => (
        <Select
          key={name}
          label={text(`options.${name}`)}
          items={withTemplate(card[name])}
          emptyLabel={text('options.none')}
          selectedKey={card[name]}
          onChange={(field) => onOptionsChange({ [name]: field })}
        />
      ))}
    </div>
  );
}

/** `{{first_name}} {{last_name}}` by the names of its fields. */
function templateName(template: string, nameOf: (name: string) => string): string {
  return template.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (_, path: string) => nameOf(path));
}

interface IconNameProps {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
}

/** Kept when it is left or Enter is pressed: every half-typed name would be a wrong icon on all cards. */
function IconName({ label, hint, value, onChange }: IconNameProps) {
  const [typed, setTyped] = useState(value);
  const send = () => {
    if (typed.trim() !== value) onChange(typed.trim());
  };
  return (
    <TextField
      label={label}
      description={hint}
      value={typed}
      onChange={setTyped}
      onBlur={send}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send();
      }}
      maxLength={50}
      leading={<Icon name={typed.trim() === '' ? 'photo' : typed} size={18} />}
    />
  );
}
