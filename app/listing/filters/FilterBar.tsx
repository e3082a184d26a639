import { Fragment, type RefObject, Suspense, useRef, useState } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Popover } from '#app/components/ui/Popover.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import type { PresetFilter } from '#app/entities/collection-presets/types.ts';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { groupsOf } from '#app/entities/items/filters.ts';
import type { FieldPath, PathSchema } from '#app/entities/items/paths.ts';
import { FilterChip } from './FilterChip.tsx';
import { canAsk, isAllOr, newFilter, withJoinAt } from './filter-rules.ts';
import styles from './filters.module.css';

const FieldTree = lazyPart(() => import('./FieldTree.tsx'));

interface FilterBarProps {
  filters: readonly PresetFilter[];
  /** Conditions that are shown elsewhere and hold for all of these. */
  own: readonly PresetFilter[];
  schema: PathSchema;
  collection: Collection;
  onChange: (filters: PresetFilter[]) => void;
}

/** The conditions as chips, each with its editor; "and" or "or" between them, what "and" binds in a frame. */
export function FilterBar({ filters, own, schema, collection, onChange }: FilterBarProps) {
  const { t } = useTranslation('listing');
  // The one whose editor is open.
  const [open, setOpen] = useState<number | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const groups = groupsOf(filters);
  const starts = groups.map((_, at) => groups.slice(0, at).flat().length);
  const chip = (condition: PresetFilter, index: number) => (
    <FilterChip
      key={`${index} ${condition.field}`}
      condition={condition}
      schema={schema}
      collection={collection}
      isOpen={open === index}
      onOpenChange={(isOpen) => setOpen(isOpen ? index : null)}
      onChange={(next) => onChange(filters.map((entry, at) => (at === index ? next : entry)))}
      onRemove={() => {
        setOpen(null);
        onChange(without(filters, index));
        add.current?.focus();
      }}
    />
  );
  const join = (index: number) =>
    index > 0 ? (
      <JoinButton key={`join ${index}`} {...{ filters, own, collection, index, onChange }} />
    ) : null;
  return (
    <div
      className={styles.bar}
      role="group"
      aria-label={t('filter.bar')}
      data-filled={filters.length > 0 || undefined}
    >
      {groups.map((group, at) => {
        const start = starts[at] ?? 0;
        const chips = group.flatMap((condition, index) => [
          index > 0 ? join(start + index) : null,
          chip(condition, start + index),
        ]);
        // A frame says what belongs together; with "and" alone there is nothing to say.
        const isFramed = groups.length > 1 && group.length > 1;
        return (
          <Fragment key={start}>
            {join(start)}
            <span
              className={styles[isFramed ? 'framed' : 'plain']}
              role={isFramed ? 'group' : undefined}
              aria-label={isFramed ? t('filter.group') : undefined}
            >
              {chips}
            </span>
          </Fragment>
        );
      })}
      <AddFilter
        ref={add}
        {...{ schema, collection }}
        onAdd={(path) => {
          onChange([...filters, newFilter(path, isAllOr(filters))]);
          setOpen(filters.length);
        }}
      />
      {filters.length > 0 ? (
        <Button
          variant="quiet"
          size="dense"
          onClick={() => {
            onChange([]);
            add.current?.focus();
          }}
        >
          {t('filter.clear')}
        </Button>
      ) : null}
    </div>
  );
}

interface AddFilterProps extends Pick<FilterBarProps, 'schema' | 'collection'> {
  ref: RefObject<HTMLButtonElement | null>;
  onAdd: (path: FieldPath) => void;
}

/** Asks for the field of a further condition. */
function AddFilter({ ref, schema, collection, onAdd }: AddFilterProps) {
  const { t } = useTranslation('listing');
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Button
        ref={ref}
        variant="quiet"
        size="dense"
        className={styles.add}
        aria-label={t('filter.addLabel')}
        aria-haspopup="dialog"
        aria-expanded={isAdding}
        onClick={() => setAdding(true)}
      >
        <Icon name="filter_list" size={18} />
        {t('filter.add')}
      </Button>
      <Popover triggerRef={ref} isOpen={isAdding} onOpenChange={setAdding} label={t('filter.addLabel')}>
        <Suspense fallback={<Skeleton width={240} height={180} />}>
          <FieldTree
            schema={schema}
            collection={collection}
            onChoose={(path) => {
              setAdding(false);
              onAdd(path);
            }}
          />
        </Suspense>
      </Popover>
    </>
  );
}

/** The rest; what comes to stand first is joined to nothing. */
function without(filters: readonly PresetFilter[], index: number): PresetFilter[] {
  const rest = filters.filter((_, at) => at !== index);
  return withJoinAt(rest, 0, 'and');
}

interface JoinButtonProps extends Pick<FilterBarProps, 'filters' | 'own' | 'collection' | 'onChange'> {
  index: number;
}

function JoinButton({ filters, own, collection, index, onChange }: JoinButtonProps) {
  const keyField = keyFieldOf(collection);
  const { t } = useTranslation('listing');
  const isOr = filters[index]?.logical === 'or';
  const next = withJoinAt(filters, index, isOr ? 'and' : 'or');
  // Where the list is stuck already, any change is better than none.
  const isPossible = canAsk(next, own, keyField) || !canAsk(filters, own, keyField);
  const label = isOr ? t('filter.toAnd') : t('filter.toOr');
  return (
    <Button
      variant="quiet"
      size="dense"
      className={styles.join}
      aria-label={isPossible ? label : t('filter.cantJoin')}
      title={isPossible ? label : t('filter.cantJoin')}
      aria-disabled={isPossible ? undefined : true}
      onClick={() => {
        if (isPossible) onChange(next);
      }}
    >
      {isOr ? t('filter.or') : t('filter.and')}
    </Button>
  );
}
