import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useFormItem } from '#app/components/form/form-item.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { nameTemplate } from '#app/entities/collections/naming.ts';
import { collectionName, keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { linkedItem } from '#app/entities/items/linked.ts';
import type { Item } from '#app/entities/items/types.ts';
import { canCreate, canRead } from '#app/entities/permissions/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { ApiError } from '#app/lib/api.ts';
import type { Params } from '#app/lib/search-params.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { useRights } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { ownValue } from '#app/lib/own-value.ts';
import { Picker } from './Picker.tsx';
import styles from './related.module.css';
import { columnsOf, type Link, readPaths, titleOf, toLink } from './titles.ts';
import { useReadablePaths } from './use-readable-paths.ts';
import { useRelatedText } from './use-related-text.ts';

const ItemDrawer = lazyPart(() => import('./ItemDrawer.tsx'));

export interface LinkInputProps extends InputProps {
  related: Collection;
  /** Leaves out what may not be linked. */
  filter?: Params | null;
  /** Offers forms for the linked item and for a new one. */
  canEdit?: boolean;
}

/** The link to one item: its title, a search for another, and a form for a new one or for changes to the linked one. */
export function LinkInput({
  related,
  value,
  onChange,
  options,
  readonly,
  filter = null,
  canEdit: isEditable = true,
  ...props
}: LinkInputProps) {
  const text = useRelatedText();
  // Of several items each would make the new one, or change the same one, once more.
  const isBatch = useFormItem() === null && !props.newItem;
  const canEdit = isEditable && !isBatch;
  const locale = useLocale();
  const project = useProject();
  const client = useQueryClient();
  const rights = useRights(related);
  const [editing, setEditing] = useState<'new' | 'linked' | null>(null);
  const keyField = keyFieldOf(related);
  const template = nameTemplate(options['template'], related);
  const columns = useMemo(() => columnsOf(options['visible_fields'], related), [options, related]);
  const paths = useMemo(() => readPaths(template, keyField, columns), [template, keyField, columns]);
  const fields = useReadablePaths(related, paths);
  const link = toLink(value, keyField, true);
  const key = 'key' in link ? link.key : null;
  const isReadable = canRead(rights);

  const detailOfKey = (of: string) =>
    linkedItem({
      project,
      collection: related.collection,
      key: of,
      keyField,
      fields: fields.join(','),
    });
  const { data, error } = useQuery({
    ...detailOfKey(key ?? ''),
    enabled: key !== null && isReadable,
  });
  const row: Item = { ...data, ...('row' in link ? link.row : {}) };
  const isKnown = link.kind === 'new' || data !== undefined;
  const isMissing = error instanceof ApiError && (error.code === 203 || error.status === 404);
  const title = isKnown ? titleOf(row, template, keyField) : key === null ? '' : `#${key}`;
  const collectionTitle = collectionName(related, locale);
  const staged = link.kind === 'new' ? text('stagedOne') : link.kind === 'edited' ? text('editedOne') : null;

  if (!isReadable && key !== null) return <p className={styles.line}>{text('noAccessOne', { key })}</p>;
  const drawerTitle =
    editing === 'linked' ? text('editOne', { title }) : text('newTitle', { collection: collectionTitle });
  const icon = typeof options['icon'] === 'string' ? <Icon name={options['icon']} /> : null;
  return (
    <div className={styles.link}>
      {icon}
      {readonly || link.kind === 'new' ? (
        <span className={styles.line} role="group" aria-labelledby={props.labelId} dir="auto">
          {title || '–'}
        </span>
      ) : (
        <div className={styles.picker}>
          <Picker
            labelId={props.labelId}
            describedBy={props.describedBy}
            collection={related.collection}
            collectionTitle={collectionTitle}
            keyField={keyField}
            fields={fields}
            columns={columns}
            sort={fields.find((path) => path !== keyField && !path.includes('.')) ?? null}
            filter={filter}
            template={template}
            threshold={Math.max(1, Number(options['threshold']) || 20)}
            placeholder={plainText(options['placeholder'])}
            selected={key === null ? null : { key, title }}
            required={props.required}
            invalid={props.invalid}
            onChoose={(selected, found) => {
              const { queryKey } = detailOfKey(plainText(selected));
              // Its title is known already; asked for again it would be missing for a moment.
              client.setQueryData(queryKey, found);
              onChange(selected);
            }}
          />
        </div>
      )}
      {readonly ? null : (
        <span className={styles.actions}>
          {link.kind === 'none' ? null : (
            <IconButton label={text('clear')} onClick={() => onChange(null)}>
              <Icon name="close" />
            </IconButton>
          )}
          {!canEdit || link.kind === 'none' || isMissing ? null : (
            <IconButton
              label={text('editOne', { title })}
              onClick={() => setEditing(link.kind === 'new' ? 'new' : 'linked')}
            >
              <Icon name="edit" />
            </IconButton>
          )}
          {canEdit && canCreate(rights) ? (
            <IconButton
              label={text('create', { collection: collectionTitle })}
              onClick={() => setEditing('new')}
            >
              <Icon name="add" />
            </IconButton>
          ) : null}
        </span>
      )}
      {staged ? <p className={styles.staged}>{staged}</p> : null}
      {isMissing ? (
        <p className={styles.missing} role="status">
          {text('missing', { key })}
        </p>
      ) : null}
      {editing === null ? null : (
        <Suspense>
          <ItemDrawer
            parts={[
              {
                id: 'one',
                collection: related,
                itemKey: editing === 'linked' ? key : null,
                staged: stagedOf(link, editing),
                fixed: [],
                label: drawerTitle,
              },
            ]}
            title={drawerTitle}
            onClose={() => setEditing(null)}
            onDone={([changes = {}]) => {
              setEditing(null);
              // Nothing typed is nothing staged: a bare `{ id }` would only make a write out of a look.
              if (Object.keys(changes).length === 0) return;
              onChange(
                editing === 'linked' && key !== null
                  ? { ...changes, [keyField]: ownValue(row, keyField) ?? key }
                  : changes,
              );
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What is staged of the item whose form is opened. */
function stagedOf(link: Link, editing: 'new' | 'linked'): Item {
  if (link.kind === 'edited') return editing === 'linked' ? link.row : {};
  return link.kind === 'new' && editing === 'new' ? link.row : {};
}
