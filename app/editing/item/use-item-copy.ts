import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import type { Form } from '#app/components/form/use-form.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { isToMany } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { copyQuestions, copyValues } from './item-rules.ts';
import type { ItemSave } from './use-item-save.ts';

export interface ItemCopyConfig {
  collection: Collection;
  saved: Item | null;
  form: Form;
  /** Fields that a new item may not come with. */
  blacklist: readonly string[];
  saveCopy: ItemSave['saveCopy'];
}

/** What the user is asked before a copy is made. */
export interface CopyQuestions {
  /** What two items can't share. */
  fields: readonly Field[];
  /** May have rows that the copy can have too: the dialog counts them. */
  hasLists: boolean;
}

export interface ItemCopy {
  start: () => void;
  /** Null while nothing is asked. */
  questions: CopyQuestions | null;
  error: string | null;
  /** Values of the copy beside those of the form: answers, and rows of its lists. */
  answer: (values: Item) => void;
  fail: (error: unknown) => void;
  cancel: () => void;
}

/** Save as copy, with the edits as they are in the form. What two items can't share, and what lists go along, is asked first. */
export function useItemCopy({ collection, saved, form, blacklist, saveCopy }: ItemCopyConfig): ItemCopy {
  const { t } = useTranslation('item');
  const [questions, setQuestions] = useState<CopyQuestions | null>(null);
  const [error, setError] = useState<string | null>(null);
  // The form has no value for what it doesn't show.
  const readValues = (): Item => ({ ...saved, ...form.handle.read().values });

  const run = async (answers: Item) => {
    const problem = await saveCopy({ ...copyValues(collection, readValues(), blacklist), ...answers });
    if (problem === null) setQuestions(null);
    else if (questions) setError(problem.message);
    else notify({ tone: 'bad', title: t('failed.title'), details: problem.message, delay: 0 });
  };
  return {
    start: () => {
      const fields = copyQuestions(collection, readValues());
      const hasLists = Object.values(collection.fields).some(isToMany);
      setError(null);
      if (fields.length > 0 || hasLists) setQuestions({ fields, hasLists });
      else void run({});
    },
    questions,
    error,
    answer: (answers) => {
      setError(null);
      void run(answers);
    },
    fail: (problem) => setError(describeError(problem)),
    cancel: () => setQuestions(null),
  };
}
