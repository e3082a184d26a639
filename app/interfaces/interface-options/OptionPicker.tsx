import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TemplateField, type TemplatePath } from '#app/components/template/TemplateField.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { collectionOf } from '#app/entities/collections/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { useCollections, usePermissions, useRelations } from '#app/session/model.ts';
import { ConditionsPicker } from './ConditionsPicker.tsx';
import { Parts, Query } from './ObjectPickers.tsx';
import { FieldsPicker, ToolbarPicker, TypesPicker } from './ListPickers.tsx';
import type { OptionPicker as Picker } from './option-pickers.ts';
import { choicePaths } from './option-paths.ts';
import type { OptionTarget } from './option-target.ts';

interface OptionPickerProps {
  picker: Picker;
  target: OptionTarget;
  /** All options as they are stored. */
  stored: Record<string, unknown>;
  label: string;
  comment: string;
  value: unknown;
  onChange: (value: unknown) => void;
  /** The control that the option has where nothing is known to pick from. */
  raw: ReactNode;
}

/** The control of an option that holds names: what is there to be chosen is offered, and what is stored stays until it is changed. */
export default function OptionPicker(props: OptionPickerProps) {
  const { picker, label, value, onChange, raw } = props;
  // Of the others the note says how they are typed.
  const comment = ['template', 'field', 'toolbar'].includes(picker.kind) ? props.comment : '';
  const { t } = useTranslation('option-pickers');
  const { paths, fieldOf } = usePaths(props);
  const shape = { label, comment, value, onChange };
  switch (picker.kind) {
    case 'template':
      return <Template {...shape} paths={paths} />;
    case 'field':
      return (
        <Select
          label={label}
          description={comment || undefined}
          items={paths.map(({ path, label: words }) => ({ id: path, label: words }))}
          selectedKey={plainText(value) || null}
          emptyLabel={t('none')}
          onChange={onChange}
        />
      );
    case 'fields':
      return <FieldsPicker {...shape} paths={paths} />;
    case 'types':
      return <TypesPicker {...shape} />;
    case 'toolbar':
      return <ToolbarPicker {...shape} />;
    case 'layout':
      return (
        <Select
          label={label}
          items={(['cards', 'tabular'] as const).map((id) => ({ id, label: t(`layouts.${id}`) }))}
          selectedKey={plainText(value) || null}
          onChange={onChange}
        />
      );
    case 'parts':
      return <Parts {...shape} parts={picker.parts} paths={paths} raw={raw} />;
    case 'query':
      return <Query {...shape} paths={paths} raw={raw} />;
    case 'conditions':
      return <ConditionsPicker {...shape} paths={paths} fieldOf={fieldOf} raw={raw} />;
  }
}

interface TemplateProps {
  label: string;
  comment: string;
  value: unknown;
  onChange: (value: unknown) => void;
  paths: readonly TemplatePath[];
}

function Template({ label, comment, value, onChange, paths }: TemplateProps) {
  return (
    <TemplateField
      label={label}
      description={comment || undefined}
      value={plainText(value)}
      onChange={onChange}
      paths={paths}
    />
  );
}

/** The paths that may be chosen, and fields of their collection by name. */
function usePaths({ picker, target, stored }: OptionPickerProps): {
  paths: readonly TemplatePath[];
  fieldOf: (name: string) => Field | undefined;
} {
  const locale = useLocale();
  const schema = { collections: useCollections(), relations: useRelations(), permissions: usePermissions() };
  const named = (name: string) => collectionOf(schema.collections, name) ?? null;
  if (!('of' in picker)) return { paths: [], fieldOf: () => undefined };
  const paths = choicePaths(picker, { target, named, schema, entries: ownValue(stored, 'fields'), locale });
  const fields = picker.kind === 'conditions' ? named(picker.of)?.fields : undefined;
  return { paths, fieldOf: (name) => (fields ? ownValue(fields, name) : undefined) };
}
