import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import type { Form } from '#app/components/form/use-form.ts';
import type { Collection } from '#app/entities/collections/types.ts';
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

export interface ItemCopy {
  start: () => void;
  /** What the user has to be asked before; null while nothing is asked. */
  questions: readonly Field[] | null;
  error: string | null;
  answer: (values: Item) => void;
  cancel: () => void;
}

/** Save as copy, with the edits as they are in the form. What two items can't share is asked for first. */
export function useItemCopy({ collection, saved, form, blacklist, saveCopy }: ItemCopyConfig): ItemCopy {
  const { t } = useTranslation('item');
  const [questions, setQuestions] = useState<readonly Field[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  // The form has no value for what it doesn't show.
  const values = { ...saved, ...form.values };

  const run = async (answers: Item) => {
    const problem = await saveCopy({ ...copyValues(collection, values, blacklist), ...answers });
    if (problem === null) setQuestions(null);
    else if (questions) setError(problem.message);
    else notify({ tone: 'bad', title: t('failed.title'), details: problem.message, delay: 0 });
  };
  return {
    start: () => {
      const open = copyQuestions(collection, values);
      setError(null);
      if (open.length > 0) setQuestions(open);
      else void run({});
    },
    questions,
    error,
    answer: (answers) => {
      setError(null);
      void run(answers);
    },
    cancel: () => setQuestions(null),
  };
}
