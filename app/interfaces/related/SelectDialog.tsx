import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { ChoiceGuard } from '#app/components/ui/ChoiceGuard.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { RetryNotice } from '#app/components/feedback/RetryNotice.tsx';
import { SearchField } from '#app/components/page/SearchField.tsx';
import { collectionName } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { Params } from '#app/lib/search-params.ts';
import { plainText } from '#app/lib/plain-text.ts';
import type { RelatedColumn } from './list-model.ts';
import { RelatedCell } from './RelatedCell.tsx';
import styles from './related.module.css';
import { RowGrid } from './RowGrid.tsx';
import { usePagedRows } from './use-list-rows.ts';
import { useRelatedText } from './use-related-text.ts';
import { useDebounced } from '#app/lib/use-debounced.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { type TakenConfig, useTaken } from './use-taken.ts';

export interface SelectDialogProps {
  collection: Collection;
  keyField: string;
  columns: readonly RelatedColumn[];
  /** What the columns read. */
  paths: readonly string[];
  filter?: Params | null;
  isMultiple: boolean;
  /** The list that is added to: what is in it can't be chosen once more. */
  list: TakenConfig;
  onClose: () => void;
  onDone: (selected: Item[]) => void;
}

/** Chooses items of a collection; the server searches and hands them out by the page. */
export function SelectDialog(props: SelectDialogProps) {
  const { collection, keyField, columns, paths, isMultiple } = props;
  const { t } = useTranslation();
  const text = useRelatedText();
  const locale = useLocale();
  const [search, setSearch] = useState('');
  const [selected, setChosen] = useState<ReadonlyMap<string, Item>>(new Map());
  const q = useDebounced(useDeferredValue(search.trim()), 250);
  const sort = columns.find((column) => column.isOwn && column.field.datatype !== null)?.path ?? keyField;
  const view = useMemo(
    () => ({ fields: paths, sort, q: q || null, filter: props.filter ?? null }),
    [paths, sort, q, props.filter],
  );
  const found = usePagedRows({ collection: collection.collection, keyField, view, enabled: true });
  const ids = useMemo(
    () => found.rows.map((row) => plainText(ownValue(row, keyField))),
    [found.rows, keyField],
  );
  const taken = useTaken(props.list, ids);

  const isTaken = (index: number) => taken.has(ids[index] ?? '');
  const isOn = (index: number) => selected.has(ids[index] ?? '') || isTaken(index);
  const toggle = (index: number) => {
    const row = found.rows[index];
    const id = ids[index];
    if (!row || id === undefined || taken.has(id)) return;
    if (!isMultiple) {
      props.onDone([row]);
      return;
    }
    const next = new Map(selected);
    if (!next.delete(id)) next.set(id, row);
    setChosen(next);
  };

  return (
    <Dialog
      title={text('selectTitle', { collection: collectionName(collection, locale) })}
      size="lg"
      onClose={props.onClose}
      closeLabel={t('cancel')}
      footer={
        <Footer
          count={isMultiple ? selected.size : null}
          onCancel={props.onClose}
          onDone={() => props.onDone([...selected.values()])}
        />
      }
    >
      <div className={styles.dialog}>
        <SearchField
          label={text('search', { collection: collectionName(collection, locale) })}
          autoFocus
          value={search}
          onChange={setSearch}
        />
        {found.error ? <RetryNotice text={text('failed')} error={found.error} onRetry={found.retry} /> : null}
        <ChoiceGuard isStale={found.isStale || q !== search.trim()}>
          <RowGrid
            names={{ label: collectionName(collection, locale), keys: text('chooseKeys') }}
            columns={columns.map((column) => ({ id: column.path, title: fieldName(column.field, locale) }))}
            ids={ids}
            paged={found}
            cells={{
              renderLead: (index) => <Tick isOn={isOn(index)} />,
              renderTrail: (index) => (isTaken(index) ? text('alreadyThere') : null),
              renderCell: (index, at) => {
                const row = found.rows[index];
                const column = columns[at];
                return row && column ? <RelatedCell column={column} item={row} /> : null;
              },
              isTrailWide: taken.size > 0,
            }}
            stateOf={(index) => (isTaken(index) ? 'off' : 'plain')}
            selection={{ isSelected: (index) => selected.has(ids[index] ?? ''), isMultiple }}
            actions={{ onToggle: toggle }}
            empty={text('none')}
            maxHeight={420}
          />
        </ChoiceGuard>
      </div>
    </Dialog>
  );
}

function Tick({ isOn }: { isOn: boolean }) {
  return (
    <span className={styles.tick} data-on={isOn || undefined}>
      {isOn ? <Glyph name="check" size={14} /> : null}
    </span>
  );
}

interface FooterProps {
  /** How many are chosen; null where one is enough, which is done when it is clicked. */
  count: number | null;
  onCancel: () => void;
  onDone: () => void;
}

function Footer({ count, onCancel, onDone }: FooterProps) {
  const { t } = useTranslation();
  const text = useRelatedText();
  return (
    <>
      <Button variant="secondary" onClick={onCancel}>
        {t('cancel')}
      </Button>
      {count === null ? null : (
        <Button
          variant="primary"
          aria-disabled={count === 0 || undefined}
          onClick={() => {
            if (count > 0) onDone();
          }}
        >
          {count === 0 ? text('chooseNone') : text('choose', { count })}
        </Button>
      )}
    </>
  );
}
