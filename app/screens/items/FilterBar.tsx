import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { MenuButton } from '#app/components/ui/Menu.tsx';
import { Popover } from '#app/components/ui/Popover.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import type { PresetFilter } from '#app/entities/collection-presets/types.ts';
import { fieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import { isActive } from '#app/entities/items/filters.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { filterFields, joinOf, newFilter, withJoin } from './filter-rules.ts';
import { filterFieldName, filterText, operatorName, valueText } from './filter-text.ts';
import styles from './filters.module.css';

const FilterEditor = lazy(() => import('./FilterEditor.tsx'));

interface FilterBarProps {
  filters: readonly PresetFilter[];
  collection: Collection;
  hidden: ReadonlySet<string>;
  onChange: (filters: PresetFilter[]) => void;
}

/** The conditions as chips, each with its editor; "and" or "or" between them. */
export function FilterBar({ filters, collection, hidden, onChange }: FilterBarProps) {
  const { t } = useTranslation('listing');
  const locale = useLocale();
  // The one whose editor is open.
  const [open, setOpen] = useState<number | null>(null);
  const add = useRef<HTMLSpanElement>(null);
  const fields = filterFields(collection, hidden);
  const join = joinOf(filters);
  const replace = (index: number, condition: PresetFilter) =>
    onChange(filters.map((entry, at) => (at === index ? condition : entry)));

  return (
    <div
      className={styles['bar']}
      role="group"
      aria-label={t('filter.bar')}
      data-filled={filters.length > 0 || undefined}
    >
      {filters.map((condition, index) => (
        <span key={`${index} ${condition.field}`} className={styles['entry']}>
          {index > 0 ? (
            <Button
              variant="quiet"
              size="dense"
              className={styles['join']}
              aria-label={join === 'or' ? t('filter.toAnd') : t('filter.toOr')}
              onClick={() => onChange(withJoin(filters, join === 'or' ? 'and' : 'or'))}
            >
              {condition.logical === 'or' ? t('filter.or') : t('filter.and')}
            </Button>
          ) : null}
          <FilterChip
            condition={condition}
            collection={collection}
            hidden={hidden}
            isOpen={open === index}
            onOpenChange={(isOpen) => setOpen(isOpen ? index : null)}
            onChange={(next) => replace(index, next)}
            onRemove={() => {
              setOpen(null);
              onChange(
                withJoin(
                  filters.filter((_, at) => at !== index),
                  join === 'or' ? 'or' : 'and',
                ),
              );
              add.current?.querySelector('button')?.focus();
            }}
          />
        </span>
      ))}
      <span ref={add} className={styles['add']}>
        <MenuButton
          variant="quiet"
          size="dense"
          label={t('filter.addLabel')}
          trigger={
            <>
              <Icon name="filter_list" size={18} />
              {t('filter.add')}
            </>
          }
          disabled={fields.length === 0}
          items={fields.map((field) => ({ id: field.field, label: fieldName(field, locale) }))}
          onAction={(name) => {
            const field = fields.find((entry) => entry.field === name);
            if (!field) return;
            onChange([...filters, newFilter(field, join === 'or' && filters.length > 0)]);
            setOpen(filters.length);
          }}
        />
      </span>
      {filters.length > 0 ? (
        <Button variant="quiet" size="dense" onClick={() => onChange([])}>
          {t('filter.clear')}
        </Button>
      ) : null}
    </div>
  );
}

interface FilterChipProps extends Omit<FilterBarProps, 'filters' | 'onChange'> {
  condition: PresetFilter;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChange: (condition: PresetFilter) => void;
  onRemove: () => void;
}

function FilterChip({
  condition,
  collection,
  hidden,
  isOpen,
  onOpenChange,
  onChange,
  onRemove,
}: FilterChipProps) {
  const { t } = useTranslation('listing');
  const locale = useLocale();
  const chip = useRef<HTMLButtonElement>(null);
  const field = fieldOf(collection, condition.field);
  const text = filterText(condition, collection, t, locale);
  const isInactive = !isActive(condition);
  return (
    <span className={styles['chip']} data-inactive={isInactive || undefined}>
      <button
        ref={chip}
        type="button"
        className={styles['words']}
        aria-label={t('filter.edit', { text: isInactive ? `${text} (${t('filter.inactive')})` : text })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={isInactive ? `${text}: ${t('filter.inactive')}` : text}
        onClick={() => onOpenChange(!isOpen)}
      >
        <span className={styles['field']}>{filterFieldName(condition, collection, locale)}</span>{' '}
        {operatorName(condition.operator, field, t)}{' '}
        <bdi className={styles['value']}>{valueText(condition, field, t, locale)}</bdi>
      </button>
      <IconButton
        size="dense"
        className={styles['remove']}
        label={t('filter.remove', { text })}
        onClick={onRemove}
      >
        <Icon name="close" size={16} />
      </IconButton>
      <Popover triggerRef={chip} isOpen={isOpen} onOpenChange={onOpenChange} label={t('filter.editor')}>
        <Suspense fallback={<Skeleton width={240} height={180} />}>
          <FilterEditor
            condition={condition}
            collection={collection}
            hidden={hidden}
            onChange={onChange}
            onDone={() => onOpenChange(false)}
          />
        </Suspense>
      </Popover>
    </span>
  );
}
