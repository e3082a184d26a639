import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Checkbox } from '#app/components/ui/Checkbox.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { ProgressBar } from '#app/components/ui/ProgressBar.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { listOf } from '#app/i18n/set-apart.ts';
import { useLatest } from '#app/lib/latest.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { type CountedList, useCopyRows } from './copy/use-copy-rows.ts';
import styles from './item.module.css';
import { keyText } from './item-rules.ts';
import type { CopyQuestions } from './use-item-copy.ts';

export interface CopyDialogProps {
  collection: Collection;
  /** Key of the original. */
  itemKey: string;
  /** Fields that the user may not write in a new item. */
  blacklist: readonly string[];
  questions: CopyQuestions;
  /** The original's values with the edits; in a to-many field, what is staged of its rows. */
  values: Item;
  isSaving: boolean;
  /** What went wrong with the last try, in words. */
  error: string | null;
  onSave: (values: Item) => void;
  onFail: (error: unknown) => void;
  onClose: () => void;
}

/** Asks for what two items can't share and which lists go along, before a copy is made. */
export default function CopyDialog(props: CopyDialogProps) {
  const { questions, values, isSaving, error, onClose } = props;
  const { fields } = questions;
  const { t } = useTranslation('item');
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [isAttempted, setAttempted] = useState(false);
  const [isReading, setReading] = useState(false);
  const rows = useCopyRows(props.collection, props.itemKey, props.blacklist);
  const { lists, selected, choose } = useLists(props, rows.count);

  const problemOf = (field: Field): string | null => {
    const text = ownValue(typed, field.field) ?? '';
    if (text === '') return field.primary_key || field.required ? t('form.error.required') : null;
    return text === keyText(ownValue(values, field.field)) ? t('copyKey.taken') : null;
  };
  const handleSave = async () => {
    setAttempted(true);
    if (lists === null || isReading || fields.some((field) => problemOf(field) !== null)) return;
    // An empty text would be a value too, and the second of its kind.
    const answers = Object.fromEntries(
      fields.map((field) => [field.field, ownValue(typed, field.field) || null]),
    );
    setReading(true);
    try {
      const taken = lists.filter((list) => list.problem === null && selected.has(list.field.field));
      props.onSave({ ...answers, ...(await rows.read(taken, values)) });
    } catch (problem) {
      props.onFail(problem);
    } finally {
      setReading(false);
    }
  };
  // There is nothing to be asked after all.
  const isIdle = lists?.length === 0 && fields.length === 0;
  const save = useLatest(handleSave);
  useEffect(() => {
    if (isIdle) void save.current();
  }, [isIdle, save]);

  // Not shown for a moment only.
  if (fields.length === 0 && (lists === null || isIdle) && error === null) return null;
  return (
    <Dialog
      title={t(fields.length > 0 ? 'copyKey.title' : 'copyKey.listsTitle')}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('copyKey.cancel')}</Button>
          <Button
            variant="primary"
            pending={isSaving || isReading}
            aria-disabled={lists === null || undefined}
            onClick={() => void handleSave()}
          >
            {t('copyKey.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.questions}>
        {fields.length > 0 ? <p>{t('copyKey.body')}</p> : null}
        {error === null ? null : (
          <Notice tone="bad" title={error}>
            {t('failed.kept')}
          </Notice>
        )}
        <Values
          {...{ fields, values, typed }}
          problemOf={isAttempted ? problemOf : () => null}
          onType={setTyped}
        />
        {lists === null ? (
          <ProgressBar label={t('copyKey.lists')} />
        ) : (
          <Lists {...{ lists, selected, choose }} />
        )}
      </div>
    </Dialog>
  );
}

interface ValuesProps {
  fields: readonly Field[];
  values: Item;
  typed: Record<string, string>;
  problemOf: (field: Field) => string | null;
  onType: (change: (all: Record<string, string>) => Record<string, string>) => void;
}

function Values({ fields, values, typed, problemOf, onType }: ValuesProps) {
  const { t } = useTranslation('item');
  const locale = useLocale();
  return fields.map((field, index) => (
    <TextField
      key={field.field}
      label={fieldName(field, locale)}
      description={t('copyKey.original', { value: keyText(ownValue(values, field.field)) ?? '' })}
      error={problemOf(field)}
      value={ownValue(typed, field.field) ?? ''}
      onChange={(text) => onType((all) => ({ ...all, [field.field]: text }))}
      autoFocus={index === 0}
    />
  ));
}

interface ListsProps {
  lists: readonly CountedList[];
  selected: ReadonlySet<string>;
  choose: (name: string, isChosen: boolean) => void;
}

function Lists({ lists, selected, choose }: ListsProps) {
  const { t } = useTranslation('item');
  const locale = useLocale();
  if (lists.length === 0) return null;
  const describe = ({ kind, count, problem, left }: CountedList) => {
    if (problem) return t(`copyKey.problem.${problem}`);
    const rows = t(`copyKey.${kind}`, { count: count ?? 0 });
    const fields = listOf(
      left.map((field) => fieldName(field, locale)),
      locale,
    );
    return left.length === 0 ? (
      rows
    ) : (
      <>
        {rows} <br />
        {t('copyKey.left', { fields })}
      </>
    );
  };
  return (
    <fieldset className={styles.lists}>
      <legend>{t('copyKey.lists')}</legend>
      <p>{t('copyKey.listsBody')}</p>
      {lists.map((list) => {
        const { field, problem } = list;
        return (
          <Checkbox
            key={field.field}
            isSelected={problem === null && selected.has(field.field)}
            disabled={problem !== null}
            onChange={(isChosen) => choose(field.field, isChosen)}
            description={describe(list)}
          >
            {fieldName(field, locale)}
          </Checkbox>
        );
      })}
    </fieldset>
  );
}

/** The lists with rows, null until they are counted; links and translations go along unless the user says no. */
function useLists({ questions, values }: CopyDialogProps, count: (values: Item) => Promise<CountedList[]>) {
  const [lists, setLists] = useState<readonly CountedList[] | null>(questions.hasLists ? null : []);
  const [selected, setChosen] = useState<ReadonlySet<string>>(new Set());
  const latest = useLatest({ count, values });
  useEffect(() => {
    let isOver = false;
    if (questions.hasLists) {
      void latest.current.count(latest.current.values).then((found) => {
        if (isOver) return;
        setLists(found);
        setChosen(new Set(found.filter(({ kind }) => kind !== 'rows').map(({ field }) => field.field)));
      });
    }
    return () => {
      isOver = true;
    };
  }, [questions, latest]);
  const choose = (name: string, isChosen: boolean) =>
    setChosen((all) => new Set(isChosen ? [...all, name] : [...all].filter((entry) => entry !== name)));
  return { lists, selected, choose };
}
