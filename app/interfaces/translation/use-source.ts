import { use } from 'react';
import { FormFieldsContext } from '#app/components/form/form-fields.ts';
import { isSameValue } from '#app/components/form/value-rules.ts';
import { collectionOf } from '#app/entities/collections/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { sourceCode, sourcePlace, textAt } from '#app/entities/translations/rules.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { useCollections, useRights } from '#app/session/model.ts';
import { setText } from './staged-texts.ts';
import { textFields } from './text-rules.ts';
import { targetIn, type TranslationSet } from './translation-set.ts';

export interface SourceField {
  /** As it is set up where the text is. */
  field: Field;
  collection: string;
  value: unknown;
  /** Null: it is only read. */
  onChange: ((value: unknown) => void) | null;
  /** It is a field of the item itself. */
  isOwn: boolean;
  /** The language that it is in; '' for an unknown one. */
  code: string;
}

/** The text that stands on the left of a field; null for what holds no words, or is not there. */
export function useSource(
  set: TranslationSet,
  place: string,
  isEdited: boolean,
): (field: Field) => SourceField | null {
  const { props, texts, put, changes } = set;
  const { model, collection, shape } = props;
  const item = collectionOf(useCollections(), collection);
  const entries = use(FormFieldsContext);
  const rights = useRights(model.rows);
  return (field) => {
    const name = field.field;
    if (!texts.fields.some((each) => each.field === name)) return null;
    const code = place === sourcePlace ? sourceCode(texts, name) : place;
    const value = textAt(texts, place, name);
    if (code === null) {
      const found = ownValue(item?.fields, name);
      const entry = entries.find((each) => each.field.field === name);
      // The form around it knows whether the item's field may be changed.
      const canEdit = isEdited && !props.readonly && entry?.readonly === false;
      const onChange = canEdit ? (next: unknown) => props.onSetField(name, next) : null;
      const known = texts.rule.code ?? '';
      return found ? { field: found, collection, value, onChange, isOwn: true, code: known } : null;
    }
    const { target, isRemoved } = targetIn(set, code);
    const isNew = target.row === null;
    const access = textFields(model, rights, { isNew, isReadonly: props.readonly, language: shape.language });
    const canEdit =
      isEdited && !isRemoved && access.some((each) => each.field.field === name && !each.readonly);
    const write = (next: unknown) => {
      const isSame = isSameValue(field, ownValue(target.row, name), next);
      put(setText(changes, target, { name, value: next, isSame }));
    };
    const onChange = canEdit ? write : null;
    return { field, collection: model.rows.collection, value, onChange, isOwn: false, code };
  };
}
