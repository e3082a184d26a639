import { Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowDrag } from '#app/components/rows/use-row-drag.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { FieldSetup } from '#app/screens/settings/fields/FieldSetup.tsx';
import { DeleteFieldDialog } from './DeleteFieldDialog.tsx';
import { type FieldDeed, FieldTableRow } from './FieldTableRow.tsx';
import { UnsavedFields } from './UnsavedFields.tsx';
import { useFieldMoves } from './use-field-moves.ts';
import { useFieldOrder } from './use-field-order.ts';
import { useManageField } from './use-manage-field.ts';
import { useRowFocus } from './use-row-focus.ts';
import styles from './editor.module.css';

const DuplicateDialog = lazyPart(() => import('./DuplicateDialog.tsx'));

interface FieldTableProps {
  collection: Collection;
  fields: readonly Field[];
  /** Nothing can be saved any more. */
  isReadonly: boolean;
}

type Open = { deed: Exclude<FieldDeed, 'manage'>; field: Field } | { deed: 'create'; field: null };

/** The fields of a collection in their order, with all that can be done with them. */
export function FieldTable({ collection, fields: saved, isReadonly }: FieldTableProps) {
  const { t } = useTranslation('schema');
  const locale = useLocale();
  const name = collection.collection;
  const { fields, move, isSaving } = useFieldOrder(name, saved);
  const [open, setOpen] = useState<Open | null>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const { managing, manage } = useManageField(name);

  const { keep, restore, forget } = useRowFocus(body);
  useLayoutEffect(() => restore(), [fields, restore]);

  const { said, dragged, onGrab, onStep } = useFieldMoves({ fields, move, body, keep });
  const handleDeed = useCallback(
    (deed: FieldDeed, field: Field) => {
      // The button that was pressed may go with what it does.
      keep(field.field, '[data-open]');
      if (deed === 'manage') void manage(field);
      else setOpen({ deed, field });
    },
    [keep, manage],
  );
  const handleClose = () => {
    setOpen(null);
    // Once the dialog has given the focus back, if there is still something to give it to.
    setTimeout(() => {
      restore();
      forget();
    }, 50);
  };

  return (
    <section className={styles.section} aria-labelledby="collection-fields">
      <h2 id="collection-fields" className={styles.heading}>
        {t('fields.title')}
        <span className={styles.count}>{t('fields.count', { count: fields.length })}</span>
      </h2>
      {open || isReadonly ? null : (
        <UnsavedFields
          collection={name}
          fields={fields}
          onGoOn={(field) => setOpen(field ? { deed: 'edit', field } : { deed: 'create', field: null })}
        />
      )}
      {fields.length === 0 ? (
        <p>{t('fields.none')}</p>
      ) : (
        <table className={styles.fields} aria-labelledby="collection-fields" aria-busy={isSaving}>
          <FieldTableHead />
          <tbody ref={body} data-dragging={dragged ? true : undefined}>
            {fields.map((field, at) => (
              <FieldTableRow
                key={field.field}
                field={field}
                name={fieldName(field, locale)}
                isReadonly={isReadonly}
                isManaging={managing.has(field.field)}
                drop={dropAt(dragged, at)}
                onDeed={handleDeed}
                at={at}
                onGrab={onGrab}
                onStep={onStep}
              />
            ))}
          </tbody>
        </table>
      )}
      {isReadonly ? null : (
        <Button icon={<Icon name="add" size={18} />} onClick={() => setOpen({ deed: 'create', field: null })}>
          {t('fields.create')}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {open ? <FieldDialog {...{ collection, open }} onClose={handleClose} /> : null}
    </section>
  );
}

function FieldTableHead() {
  const { t } = useTranslation('schema');
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{t('fields.place')}</VisuallyHidden>
        </th>
        <th scope="col">{t('fields.field')}</th>
        <th scope="col">{t('fields.interface')}</th>
        <th scope="col" className={styles.wide}>
          {t('fields.type')}
        </th>
        <th scope="col" className={styles.wide}>
          {t('fields.properties')}
        </th>
        <th scope="col">
          <VisuallyHidden>{t('fields.actions')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

/** How a row looks while one is dragged. */
function dropAt(dragged: RowDrag['dragged'], at: number) {
  if (dragged?.from === at) return 'held';
  if (dragged?.to !== at) return null;
  return dragged.to < dragged.from ? 'before' : 'after';
}

interface FieldDialogProps {
  collection: Collection;
  open: Open;
  onClose: () => void;
}

/** What is done with a field, or to make one. */
function FieldDialog({ collection, open, onClose }: FieldDialogProps) {
  switch (open.deed) {
    case 'create':
    case 'edit':
      return <FieldSetup collection={collection.collection} field={open.field} onClose={onClose} />;
    case 'duplicate':
      return (
        <Suspense>
          <DuplicateDialog key={open.field.field} field={open.field} onClose={onClose} />
        </Suspense>
      );
    case 'remove':
      return <DeleteFieldDialog collection={collection} field={open.field} onClose={onClose} />;
  }
}
