import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '#app/components/ui/Select.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { listOf } from '#app/i18n/set-apart.ts';
import { templatePaths } from '#app/lib/template.ts';
import { type FieldUse, fieldsFor, isTemplate, type Title, unknownPaths } from './dated-fields.ts';
import type { LayoutContext, LayoutOptionsProps } from './define.ts';

interface FieldSelectProps {
  use: FieldUse;
  context: LayoutContext;
  /** The field in use, chosen or suggested. */
  field: Field | null;
  onChange: (name: string | null) => void;
  /** Has to be chosen: there is no "none". */
  required?: boolean;
  description?: string;
}

/** One of the fields that can serve a purpose. */
export function FieldSelect({ use, context, field, onChange, required, description }: FieldSelectProps) {
  const { t } = useTranslation('dated');
  const locale = useLocale();
  return (
    <Select
      label={t(`fields.${use}`)}
      description={description}
      items={fieldsFor(use, context).map((entry) => ({ id: entry.field, label: fieldName(entry, locale) }))}
      selectedKey={field?.field ?? null}
      placeholder={t('fields.none')}
      emptyLabel={required ? undefined : t('fields.none')}
      onChange={onChange}
    />
  );
}

interface TitleSelectProps {
  context: LayoutContext;
  title: Title | null;
  onChange: (title: string) => void;
}

/** No field can be called this. */
const ownTemplate = '{{}}';

/** The field that names the items, or a template of several. */
export function TitleSelect({ context, title, onChange }: TitleSelectProps) {
  const { t } = useTranslation('dated');
  const locale = useLocale();
  const saved = title && 'template' in title ? title.template : null;
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? saved;
  const unknown = text === null ? [] : unknownPaths(text, context);
  const isEmpty = text !== null && templatePaths(text).length === 0;
  const fields = fieldsFor('title', context);
  const field = title && 'field' in title ? title.field : null;

  const choose = (id: string | null) => {
    if (id === null) return;
    if (id !== ownTemplate) {
      setTyped(null);
      onChange(id);
      return;
    }
    // It begins as what is shown now.
    setTyped(saved ?? `{{${field?.field ?? fields[0]?.field ?? ''}}}`);
  };
  const save = () => {
    if (typed === null || isEmpty || unknown.length > 0) return;
    if (typed !== saved && isTemplate(typed)) onChange(typed.trim());
  };
  return (
    <>
      <Select
        label={t('fields.title')}
        items={[
          ...fields.map((entry) => ({ id: entry.field, label: fieldName(entry, locale) })),
          { id: ownTemplate, label: t('template.choice') },
        ]}
        selectedKey={text === null ? (field?.field ?? null) : ownTemplate}
        placeholder={t('fields.none')}
        onChange={choose}
      />
      {text === null ? null : (
        <TextField
          label={t('template.label')}
          description={t('template.hint', { example: '{{title}}' })}
          error={
            unknown.length > 0
              ? t('template.unknown', {
                  count: unknown.length,
                  list: listOf(unknown, locale),
                })
              : isEmpty
                ? t('template.empty')
                : undefined
          }
          value={text}
          onChange={setTyped}
          onBlur={save}
          onKeyDown={(event) => {
            if (event.key === 'Enter') save();
          }}
        />
      )}
    </>
  );
}

interface EntryFieldsProps extends Pick<LayoutOptionsProps, 'context' | 'onOptionsChange'> {
  /** The fields in use; one that is left out isn't asked for. */
  setup: { title: Title | null; content?: Field | null; color: Field | null };
  /** Further fields, before the colour. */
  children?: ReactNode;
}

/** What is shown of each item: its title, a line more, its colour. */
export function EntryFields({ context, setup, onOptionsChange, children }: EntryFieldsProps) {
  const { t } = useTranslation('dated');
  const { title, content, color } = setup;
  return (
    <>
      <TitleSelect context={context} title={title} onChange={(name) => onOptionsChange({ title: name })} />
      {content === undefined ? null : (
        <FieldSelect
          use="content"
          context={context}
          field={content}
          onChange={(name) => onOptionsChange({ content: name })}
        />
      )}
      {children}
      <FieldSelect
        use="color"
        context={context}
        field={color}
        description={t('fields.colorHint')}
        onChange={(name) => onOptionsChange({ color: name })}
      />
    </>
  );
}
