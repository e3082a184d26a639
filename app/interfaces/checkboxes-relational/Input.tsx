import { useDeferredValue, useMemo, useState } from 'react';
import { useFormItem } from '#app/components/form/form-item.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Checkbox } from '#app/components/ui/Checkbox.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { RetryNotice } from '#app/components/feedback/RetryNotice.tsx';
import { Spinner } from '#app/components/ui/Spinner.tsx';
import { SearchField } from '#app/components/page/SearchField.tsx';
import { collectionName } from '#app/entities/collections/rules.ts';
import { canCreate, canRead } from '#app/entities/permissions/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { endTemplate, type FarEnd, type ListModel } from '#app/interfaces/related/list-model.ts';
import { RelatedList } from '#app/interfaces/related/RelatedList.tsx';
import { changesIn } from '#app/interfaces/related/staged-rows.ts';
import { readPaths, titleOf } from '#app/entities/items/item-titles.ts';
import { usePagedRows } from '#app/interfaces/related/use-list-rows.ts';
import { useListModel } from '#app/interfaces/related/use-list-model.ts';
import { useRelatedText } from '#app/interfaces/related/use-related-text.ts';
import { useDebounced } from '#app/lib/use-debounced.ts';
import { useSavedLinks } from '#app/interfaces/related/use-taken.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { useRights } from '#app/session/model.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { isTicked, linksByKey, tick } from './ticks.ts';
import styles from './ticks.module.css';

export default function Input(props: InputProps) {
  const text = useRelatedText();
  const model = useListModel(props.field, 'm2m');
  const isBatch = useFormItem() === null && !props.newItem;
  if (!model?.far) return <Notice tone="warn">{text('notSetUp')}</Notice>;
  if (isBatch) return <RelatedList {...props} model={model} isDelete={false} />;
  return <Boxes {...props} model={model} far={model.far} />;
}

interface BoxesProps extends InputProps {
  model: ListModel;
  far: FarEnd;
}

/** A check box for every item of the related collection; the first page of them, and more on request or by search. */
function Boxes({ model, far, value, onChange, options, readonly, ...props }: BoxesProps) {
  const text = useRelatedText();
  const locale = useLocale();
  const itemKey = useFormItem();
  const rowRights = useRights(model.rows);
  const farRights = useRights(far.collection);
  const [search, setSearch] = useState('');
  const q = useDebounced(useDeferredValue(search.trim()), 250);
  const template = endTemplate(options['template'], model);
  const view = useMemo(() => {
    const fields = readPaths(template, far.keyField, []);
    const sort = fields.find((path) => path !== far.keyField && !path.includes('.')) ?? far.keyField;
    return { fields, sort, q: q || null };
  }, [template, far.keyField, q]);
  const isReadable = canRead(rowRights) && canRead(farRights);
  const found = usePagedRows({
    collection: far.collection.collection,
    keyField: far.keyField,
    view,
    enabled: isReadable,
  });
  const keys = useMemo(
    () => found.rows.map((row) => plainText(ownValue(row, far.keyField))),
    [found.rows, far.keyField],
  );
  const changes = useMemo(() => changesIn(value), [value]);
  const saved = useSavedLinks({ model, itemKey, changes }, keys);
  const links = useMemo(() => linksByKey(saved, model), [saved, model]);

  if (!isReadable) return <Notice tone="info">{text('noAccess')}</Notice>;
  const isClosed = readonly || !canCreate(rowRights);
  const perRow = Math.max(1, Math.min(12, Math.round(Number(options['grid'])) || 2));
  const isLong = found.loadMore !== undefined || search !== '' || found.rows.length > 50;
  const collection = collectionName(far.collection, locale);
  return (
    <div
      className={styles.field}
      role="group"
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
    >
      {found.error ? <RetryNotice text={text('failed')} error={found.error} onRetry={found.retry} /> : null}
      {isLong ? (
        <SearchField label={text('search', { collection })} value={search} onChange={setSearch} />
      ) : null}
      <ul className={styles.boxes} style={{ '--per-row': perRow } as object}>
        {found.rows.map((row, index) => {
          const key = keys[index] ?? '';
          const own = links.get(key) ?? [];
          const isOn = isTicked(key, own, changes, model);
          return (
            <li key={key} className={styles.item} dir="auto">
              <Checkbox
                isSelected={isOn}
                disabled={isClosed}
                onChange={(next) => {
                  const rest = tick(next, ownValue(row, far.keyField), own, changes, model);
                  onChange(rest.length === 0 ? null : rest);
                }}
              >
                {titleOf(row, template, far.keyField)}
              </Checkbox>
            </li>
          );
        })}
      </ul>
      <div className={styles.foot}>
        {found.isLoading ? <Spinner size={16} /> : null}
        {!found.isLoading && !found.error && found.rows.length === 0 ? text('none') : null}
        {found.loadMore ? (
          <Button size="dense" onClick={found.loadMore}>
            {text('more')}
          </Button>
        ) : null}
        <span role="status">{changes.length > 0 ? text('staged', { count: changes.length }) : ''}</span>
      </div>
    </div>
  );
}
