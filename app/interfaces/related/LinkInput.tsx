import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useFormItem } from '#app/components/form/form-item.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { collectionName } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { canCreate, canRead } from '#app/entities/permissions/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import type { Params } from '#app/lib/search-params.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { useRights } from '#app/session/model.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { Picker } from './Picker.tsx';
import styles from './related.module.css';
import type { Link } from './titles.ts';
import { type Linked, useLinked } from './use-linked.ts';
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
export function LinkInput({ related, canEdit: isEditable = true, ...props }: LinkInputProps) {
  const { value, onChange, options, readonly } = props;
  const text = useRelatedText();
  // Of several items each would make the new one, or change the same one, once more.
  const isBatch = useFormItem() === null && !props.newItem;
  const locale = useLocale();
  const rights = useRights(related);
  const [editing, setEditing] = useState<'new' | 'linked' | null>(null);
  const linked = useLinked(related, value, options);
  const { link, key, row, title, keyField } = linked;
  const collectionTitle = collectionName(related, locale);

  if (!canRead(rights) && key !== null) return <p className={styles.line}>{text('noAccessOne', { key })}</p>;
  const staged = link.kind === 'new' ? text('stagedOne') : link.kind === 'edited' ? text('editedOne') : null;
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
          <LinkPicker {...props} {...{ related, linked, collectionTitle }} />
        </div>
      )}
      {readonly ? null : (
        <LinkActions
          {...{ linked, collectionTitle }}
          canEdit={isEditable && !isBatch}
          canCreate={canCreate(rights)}
          onClear={() => onChange(null)}
          onEdit={setEditing}
        />
      )}
      {staged ? <p className={styles.staged}>{staged}</p> : null}
      {linked.isMissing ? (
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

interface LinkPickerProps extends InputProps {
  related: Collection;
  filter?: Params | null;
  linked: Linked;
  collectionTitle: string;
}

/** Finds the item to link. */
function LinkPicker({ related, filter = null, linked, options, onChange, ...props }: LinkPickerProps) {
  const client = useQueryClient();
  const { fields, keyField, key, title, queryOf } = linked;
  return (
    <Picker
      input={props}
      source={{
        collection: related.collection,
        keyField,
        fields,
        filter,
        sort: fields.find((path) => path !== keyField && !path.includes('.')) ?? null,
        threshold: Math.max(1, Number(options['threshold']) || 20),
      }}
      collectionTitle={props.collectionTitle}
      columns={linked.columns}
      template={linked.template}
      placeholder={plainText(options['placeholder'])}
      selected={key === null ? null : { key, title }}
      onChoose={(selected, found) => {
        // Its title is known already; asked for again it would be missing for a moment.
        client.setQueryData(queryOf(plainText(selected)).queryKey, found);
        onChange(selected);
      }}
    />
  );
}

interface LinkActionsProps {
  linked: Linked;
  collectionTitle: string;
  canEdit: boolean;
  canCreate: boolean;
  onClear: () => void;
  onEdit: (what: 'new' | 'linked') => void;
}

function LinkActions({ linked, collectionTitle, onClear, onEdit, ...can }: LinkActionsProps) {
  const text = useRelatedText();
  const { link, title } = linked;
  return (
    <span className={styles.actions}>
      {link.kind === 'none' ? null : (
        <IconButton label={text('clear')} onClick={onClear}>
          <Icon name="close" />
        </IconButton>
      )}
      {!can.canEdit || link.kind === 'none' || linked.isMissing ? null : (
        <IconButton
          label={text('editOne', { title })}
          onClick={() => onEdit(link.kind === 'new' ? 'new' : 'linked')}
        >
          <Icon name="edit" />
        </IconButton>
      )}
      {can.canEdit && can.canCreate ? (
        <IconButton label={text('create', { collection: collectionTitle })} onClick={() => onEdit('new')}>
          <Icon name="add" />
        </IconButton>
      ) : null}
    </span>
  );
}

/** What is staged of the item whose form is opened. */
function stagedOf(link: Link, editing: 'new' | 'linked'): Item {
  if (link.kind === 'edited') return editing === 'linked' ? link.row : {};
  return link.kind === 'new' && editing === 'new' ? link.row : {};
}
