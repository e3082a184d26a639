import { Suspense, useRef } from 'react';
import { operatorName } from '#app/components/filters/operator-name.ts';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useTranslation } from 'react-i18next';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { Popover } from '#app/components/ui/Popover.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import type { PresetFilter } from '#app/entities/collection-presets/types.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { isActive, valuesOf } from '#app/entities/items/filters.ts';
import { operandOf, singleOf } from '#app/entities/items/operators.ts';
import { type FieldPath, type PathSchema, resolvePath, targetOf } from '#app/entities/items/paths.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useTimeZone } from '#app/session/model.ts';
import { filterFieldName, filterText, isRelative, valueText } from './filter-text.ts';
import styles from './filters.module.css';
import { useKeyTitles } from './use-key-titles.ts';

const FilterEditor = lazyPart(() => import('./FilterEditor.tsx'));

interface FilterChipProps {
  condition: PresetFilter;
  schema: PathSchema;
  collection: Collection;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChange: (condition: PresetFilter) => void;
  onRemove: () => void;
}

/** One condition in words; it opens its editor. */
export function FilterChip(props: FilterChipProps) {
  const { condition, schema, collection, isOpen, onOpenChange, onChange, onRemove } = props;
  const { t } = useTranslation('listing');
  const [locale, zone] = [useLocale(), useTimeZone()];
  const chip = useRef<HTMLButtonElement>(null);
  const path = resolvePath(schema, collection, condition.field);
  const field = path?.field;
  const target = field ? targetOf(schema, field) : null;
  const titleOf = useKeyTitles(field, target, keysIn(condition, path));
  const wording = { t, locale, zone, titleOf };
  const text = filterText(condition, path, wording);
  const isInactive = !isActive(condition);
  return (
    <span className={styles.chip} data-inactive={isInactive || undefined}>
      <button
        ref={chip}
        type="button"
        className={styles.words}
        aria-label={t('filter.edit', { text: isInactive ? `${text} (${t('filter.inactive')})` : text })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={isInactive ? `${text}: ${t('filter.inactive')}` : text}
        onClick={() => onOpenChange(!isOpen)}
      >
        <span className={styles.field}>{filterFieldName(condition, path, locale)}</span>{' '}
        {operatorName(isRelative(condition, field) ? 'relative' : condition.operator, field, t)}{' '}
        <bdi className={styles.value}>{valueText(condition, field, wording)}</bdi>
      </button>
      <IconButton
        size="dense"
        className={styles.remove}
        label={t('filter.remove', { text })}
        onClick={onRemove}
      >
        <Icon name="close" size={16} />
      </IconButton>
      <Popover triggerRef={chip} isOpen={isOpen} onOpenChange={onOpenChange} label={t('filter.editor')}>
        <Suspense fallback={<Skeleton width={240} height={180} />}>
          <FilterEditor
            condition={condition}
            schema={schema}
            collection={collection}
            onChange={onChange}
            onDone={() => onOpenChange(false)}
          />
        </Suspense>
      </Popover>
    </span>
  );
}

/** The keys of related items that a condition names, as many as are told in its words. */
function keysIn({ operator, value }: PresetFilter, path: FieldPath | null): string[] {
  const operand = operandOf(path?.field, operator);
  if (!path || singleOf(path.field) !== 'item') return [];
  if (operand === 'list') return valuesOf(value).slice(0, 20);
  return operand === 'item' && isActive({ operator, value }) ? [String(value)] : [];
}
