import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { FieldList } from '#app/components/form/FieldList.tsx';
import { focusField } from '#app/components/form/focus.ts';
import { isSameValue, toValues } from '#app/components/form/value-rules.ts';
import { RetryNotice } from '#app/components/feedback/RetryNotice.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { hasColumn } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
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

export interface LanguageFieldsProps {
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
  /** Side by side with another language: what stands beside a text, and below it. */
  beside?: ((field: Field, text: EditedText) => { before: ReactNode; below: ReactNode }) | undefined;
  /** A field that is to have the focus as soon as it is there. */
  wanted?: string | null;
  onFocused?: () => void;
}

/** A text of this language, as it is now. */
export interface EditedText {
  value: unknown;
  isReadonly: boolean;
  set: (value: unknown) => void;
  /** Has it sent as it is: it is right. */
  confirm: () => void;
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

  const isReady = isNew || data !== undefined;
  const root = useWanted(props, isReady);

  if (error) {
    return <RetryNotice text={related('failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!isReady) return <Skeleton height={120} />;
  const set = (name: string, value: unknown, isSent = false) => {
    const { changes, put } = latest.current;
    const entry = fields.find(({ field }) => field.field === name);
    if (!entry) return;
    const isSame = !isSent && isSameValue(entry.field, ownValue(base, name), value);
    put(setText(changes, target, { name, value, isSame }));
  };
  const { beside } = props;
  const around = (name: string, edit: (value: unknown) => void) => {
    const entry = fields.find(({ field }) => field.field === name);
    if (!beside || !entry) return { before: null, below: null };
    return beside(entry.field, {
      value: ownValue(values, name),
      isReadonly: entry.readonly,
      set: edit,
      confirm: () => set(name, ownValue(values, name), true),
    });
  };
  return (
    <div ref={root}>
      <FieldList
        fields={fields}
        item={{ collection: model.rows.collection, key, base, values }}
        inputs={fieldInputs}
        errors={errors}
        name={props.name}
        label={props.label}
        onChange={set}
        onInputError={(_, message) => props.onInputError?.(message)}
        beside={beside && around}
      />
    </div>
  );
}

/** Gives the focus to the field that is to have it, once it is there. */
function useWanted({ name, wanted, onFocused }: LanguageFieldsProps, isReady: boolean) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isReady || wanted === null || wanted === undefined) return;
    focusField(root.current, `${name}.${wanted}`);
    onFocused?.();
  }, [isReady, wanted, name, onFocused]);
  return root;
}
