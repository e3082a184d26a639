import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import type { PresetFilter } from '#app/entities/collection-presets/types.ts';
import { fieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import { operatorsFor } from '#app/entities/items/operators.ts';
import { useLatest } from '#app/lib/latest.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { filterFieldName, operatorName } from './filter-text.ts';
import { filterFields, newFilter, withOperator } from './filter-rules.ts';
import { FilterValue } from './FilterValue.tsx';
import styles from './filters.module.css';

interface FilterEditorProps {
  condition: PresetFilter;
  collection: Collection;
  hidden: ReadonlySet<string>;
  onChange: (condition: PresetFilter) => void;
  onDone: () => void;
}

/** Pause in typing, in ms, after which the list follows. */
const delay = 300;

/** Edits one condition; the list follows while it is typed. */
export default function FilterEditor({ condition, collection, hidden, onChange, onDone }: FilterEditorProps) {
  const { t } = useTranslation('listing');
  const locale = useLocale();
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
  const edit = (next: PresetFilter, pause: number) => {
    setDraft(next);
    open.current = next;
    clearTimeout(timer.current);
    if (pause === 0) send();
    else timer.current = setTimeout(send, pause);
  };

  const field = fieldOf(collection, draft.field);
  const fields = filterFields(collection, hidden);
  const choices = fields.map((entry) => ({ id: entry.field, label: fieldName(entry, locale) }));
  const isPath = !fields.some((entry) => entry.field === draft.field);
  const offered: readonly string[] = field ? operatorsFor(field) : [draft.operator];
  const operators = offered.includes(draft.operator) ? offered : [...offered, draft.operator];
  return (
    <form
      className={styles['editor']}
      onSubmit={(event) => {
        event.preventDefault();
        send();
        onDone();
      }}
    >
      <Select
        label={t('filter.field')}
        items={
          isPath
            ? [...choices, { id: draft.field, label: filterFieldName(draft, collection, locale) }]
            : choices
        }
        selectedKey={draft.field}
        onChange={(name) => {
          const chosen = fields.find((entry) => entry.field === name);
          if (chosen) edit({ ...newFilter(chosen, draft.logical === 'or') }, 0);
        }}
      />
      <Select
        label={t('filter.operator')}
        items={operators.map((id) => ({ id, label: operatorName(id, field, t) }))}
        selectedKey={draft.operator}
        onChange={(operator) => edit(withOperator(draft, operator ?? draft.operator, field), 0)}
      />
      <FilterValue
        // Another kind of control must not inherit what was half typed into the one before.
        key={`${draft.field} ${draft.operator}`}
        field={field}
        operator={draft.operator}
        value={draft.value}
        onChange={(value) => edit({ ...draft, value }, delay)}
      />
      <Button type="submit" variant="primary" size="dense">
        {t('filter.done')}
      </Button>
    </form>
  );
}
