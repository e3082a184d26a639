import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operatorName } from '#app/components/filters/operator-name.ts';
import { HelpButton } from '#app/components/help/HelpButton.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import type { PresetFilter } from '#app/entities/collection-presets/types.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { isDated, operatorsFor } from '#app/entities/items/operators.ts';
import { type PathSchema, resolvePath, targetOf } from '#app/entities/items/paths.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useLatest } from '#app/lib/latest.ts';
import FieldTree from './FieldTree.tsx';
import { newFilter, withOperator } from './filter-rules.ts';
import { filterFieldName, isRelative } from './filter-text.ts';
import { FilterValue } from './FilterValue.tsx';
import styles from './filters.module.css';
import { parseRelative, type Relative, resolveRelative, writeRelative } from './relative-dates.ts';
import { RelativeValue } from './RelativeValue.tsx';
import { useUserClock } from './use-user-clock.ts';

interface FilterEditorProps {
  condition: PresetFilter;
  schema: PathSchema;
  collection: Collection;
  onChange: (condition: PresetFilter) => void;
  onDone: () => void;
}

/** Pause in typing, in ms, after which the list follows. */
const delay = 300;
/** Stands among the operators for days counted from today. No operator of the API is called so. */
const relativeChoice = 'relative';
const defaultPeriod: Relative = { kind: 'last', count: 7, unit: 'day' };

/** Edits one condition; the list follows while it is typed. */
export default function FilterEditor({ condition, schema, collection, onChange, onDone }: FilterEditorProps) {
  const { t } = useTranslation('filter');
  const { t: tListing } = useTranslation('listing');
  const locale = useLocale();
  const clock = useUserClock();
  const [draft, edit, send] = useDraft(condition, onChange);
  const [isChoosing, setChoosing] = useState(false);
  const found = resolvePath(schema, collection, draft.field);
  const field = found?.field;
  const name = filterFieldName(draft, found, locale);
  const relative = isRelative(draft, field) ? parseRelative(draft.relative) : null;
  const setRelative = (of: Field, next: Relative) =>
    edit({ ...draft, ...resolveRelative(next, of, clock), relative: writeRelative(next) }, 0);
  const operators = [
    ...operatorChoices(field, draft.field, draft.operator),
    ...(field && isDated(field) ? [relativeChoice] : []),
  ];
  const nameOfOperator = (id: string) =>
    id === relativeChoice ? tListing('relative.choice') : operatorName(id, field, tListing);

  if (isChoosing) {
    return (
      <FieldTree
        schema={schema}
        collection={collection}
        value={draft.field}
        onChoose={(path) => {
          setChoosing(false);
          if (path.path !== draft.field) edit(newFilter(path, draft.logical === 'or'), 0);
        }}
      />
    );
  }
  return (
    <form
      className={styles.editor}
      onKeyDownCapture={submitDate}
      onSubmit={(event) => {
        event.preventDefault();
        send();
        onDone();
      }}
    >
      <button
        type="button"
        className={styles.fieldButton}
        aria-label={t('fieldIs', { name })}
        title={t('chooseField')}
        onClick={() => setChoosing(true)}
      >
        <span>{name}</span>
        <Icon name="expand_more" size={18} />
      </button>
      <Select
        label={t('condition')}
        items={operators.map((id) => ({ id, label: nameOfOperator(id) }))}
        selectedKey={relative ? relativeChoice : draft.operator}
        onChange={(id) => {
          if (id === relativeChoice && field) setRelative(field, relative ?? defaultPeriod);
          else if (id !== null) edit(withOperator(draft, id, field), 0);
        }}
      />
      {relative && field ? (
        <RelativeValue relative={relative} clock={clock} onChange={(next) => setRelative(field, next)} />
      ) : (
        <FilterValue
          // Another kind of control must not inherit what was half typed into the one before.
          key={`${draft.field} ${draft.operator}`}
          field={field}
          target={field ? targetOf(schema, field) : null}
          operator={draft.operator}
          value={draft.value}
          onChange={(value) => edit({ ...draft, value }, delay)}
        />
      )}
      {found?.isThroughList ? <p className={styles.hint}>{t('throughList')}</p> : null}
      <div className={styles.foot}>
        <HelpButton topic="filters" />
        <Button type="submit" variant="primary" size="dense">
          {t('done')}
        </Button>
      </div>
    </form>
  );
}

/** Enter says done in a date too, as it does in a text, before the date keeps it to itself; leaving it tells the rest. */
function submitDate({ key, target, currentTarget }: KeyboardEvent<HTMLFormElement>) {
  if (key !== 'Enter' || !(target instanceof HTMLElement) || target.role !== 'spinbutton') return;
  target.blur();
  currentTarget.requestSubmit();
}

/** What is offered for a field, and what a saved condition has beyond that. */
function operatorChoices(field: Field | undefined, path: string, present: string): string[] {
  const offered: readonly string[] = field ? operatorsFor(field, path) : [];
  return offered.includes(present) ? [...offered] : [...offered, present];
}

type Edit = (next: PresetFilter, pause: number) => void;

/** The condition as it is being typed; it is told after a pause, by `send`, and at the latest when the editor goes. */
function useDraft(
  condition: PresetFilter,
  onChange: (condition: PresetFilter) => void,
): [PresetFilter, Edit, () => void] {
  const [draft, setDraft] = useState(condition);
  const open = useRef<PresetFilter | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const report = useLatest(onChange);
  const send = useCallback(() => {
    clearTimeout(timer.current);
    const next = open.current;
    open.current = null;
    if (next) report.current(next);
  }, [report]);
  useEffect(() => send, [send]);
  const edit: Edit = (next, pause) => {
    setDraft(next);
    open.current = next;
    clearTimeout(timer.current);
    if (pause === 0) send();
    else timer.current = setTimeout(send, pause);
  };
  return [draft, edit, send];
}
