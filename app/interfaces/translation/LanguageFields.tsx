import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FieldList } from '#app/components/form/FieldList.tsx';
import { isSameValue, toValues } from '#app/components/form/value-rules.ts';
import { RetryNotice } from '#app/components/feedback/RetryNotice.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { hasColumn } from '#app/entities/fields/rules.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { fieldInputs } from '#app/interfaces/field-inputs.ts';
import type { ListModel } from '#app/interfaces/related/list-model.ts';
import { useRelatedText } from '#app/interfaces/related/use-related-text.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { useLatest } from '#app/lib/latest.ts';
import { useRights } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { ownValue } from '#app/lib/own-value.ts';
import { setText, type TextShape } from './staged-texts.ts';
import { textFields, textProblems } from './text-rules.ts';

interface LanguageFieldsProps {
  model: ListModel;
  /** `row`: key and language of the saved translation; null when there is none. */
  target: { code: unknown; row: Item | null; shape: TextShape };
  staged: Item | null;
  changes: readonly Item[];
  put: (changes: Item[]) => void;
  readonly: boolean;
  /** Of the field that holds the translations. */
  name: string;
  label: string;
  onInputError: InputProps['onInputError'];
  /** A save was tried: what it found wrong is shown at the fields. */
  isChecked: boolean;
}

/** The fields of the translation into one language: the saved row, read when its language is shown, and what is staged. */
export function LanguageFields(props: LanguageFieldsProps) {
  const { model, target, staged, readonly } = props;
  const related = useRelatedText();
  const project = useProject();
  const rights = useRights(model.rows);
  const latest = useLatest(props);
  const key = target.row ? plainText(ownValue(target.row, model.rowKey)) : null;
  const isNew = key === null;
  const { language } = target.shape;
  const { fields, names } = useMemo(() => {
    const found = textFields(model, rights, { isNew, isReadonly: readonly, language });
    return {
      fields: found,
      names: [
        model.rowKey,
        ...found
          .map(({ field }) => field)
          .filter(hasColumn)
          .map(({ field }) => field),
      ].join(','),
    };
  }, [model, rights, isNew, language, readonly]);
  const { data, error, refetch } = useQuery({
    ...itemQueries.detail(project, model.rows.collection, key ?? '', model.rowKey, names),
    enabled: key !== null,
  });
  const saved = isNew ? null : (data ?? null);
  const base = useMemo(
    () =>
      toValues(
        fields.map(({ field }) => field),
        saved,
      ),
    [fields, saved],
  );
  const values = useMemo(() => ({ ...base, ...staged }), [base, staged]);
  const { isChecked } = props;
  const errors = useMemo(
    () => (isChecked && staged ? textProblems(staged, fields, isNew) : {}),
    [isChecked, staged, fields, isNew],
  );

  if (error) {
    return <RetryNotice text={related('failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!isNew && !data) return <Skeleton height={120} />;
  return (
    <FieldList
      fields={fields}
      item={{ collection: model.rows.collection, key, base, values }}
      inputs={fieldInputs}
      errors={errors}
      name={props.name}
      label={props.label}
      onChange={(name, value) => {
        const { changes, put } = latest.current;
        const entry = fields.find(({ field }) => field.field === name);
        if (!entry) return;
        const isSame = isSameValue(entry.field, ownValue(base, name), value);
        put(setText(changes, target, { name, value, isSame }));
      }}
      onInputError={(_, message) => props.onInputError?.(message)}
    />
  );
}
