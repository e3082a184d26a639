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
import { readStored, writeStored } from '#app/lib/local-storage.ts';
import { FieldSetup } from '#app/screens/settings/fields/FieldSetup.tsx';
import { DeleteFieldDialog } from './DeleteFieldDialog.tsx';
import { type FieldDeed, FieldTableRow } from './FieldTableRow.tsx';
import { UnsavedFields } from './UnsavedFields.tsx';
import { type ArrangedFields, useArrangement } from './arrangement/use-arrangement.ts';
import { useFieldMoves } from './use-field-moves.ts';
import { useManageField } from './use-manage-field.ts';
import { type RowFocus, useRowFocus } from './use-row-focus.ts';
import styles from './editor.module.css';
import parts from './field-parts.module.css';

const DuplicateDialog = lazyPart(() => import('./DuplicateDialog.tsx'));
const FormLayout = lazyPart(() => import('./arrangement/FormLayout.tsx'));

interface FieldTableProps {
  collection: Collection;
  fields: readonly Field[];
  /** Nothing can be saved any more. */
  isReadonly: boolean;
}

type Open = { deed: Exclude<FieldDeed, 'manage'>; field: Field } | { deed: 'create'; field: null };

type View = 'list' | 'form';
const viewKey = 'field-view';

/** The fields of a collection, in a list or as the form has them, with all that can be done with them. */
export function FieldTable({ collection, fields: saved, isReadonly }: FieldTableProps) {
  const { t } = useTranslation('schema');
  const name = collection.collection;
  const arrangement = useArrangement(name, saved);
  const { fields } = arrangement;
  const [view, setView] = useState<View>(() => (readStored(viewKey) === 'form' ? 'form' : 'list'));
  const [open, setOpen] = useState<Open | null>(null);
  const [said, setSaid] = useState('');
  const body = useRef<HTMLDivElement>(null);
  const { managing, manage } = useManageField(name);

  const { keep, restore, forget } = useRowFocus(body);
  useLayoutEffect(() => restore(), [fields, restore]);

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
  const handleView = (next: View) => {
    setView(next);
    writeStored(viewKey, next);
  };

  const shared = { arrangement, isReadonly, keep, onDeed: handleDeed, onSaid: setSaid };
  return (
    <section className={styles.section} aria-labelledby="collection-fields">
      <div className={parts.top}>
        <h2 id="collection-fields" className={styles.heading}>
          {t('fields.title')}
          <span className={styles.count}>{t('fields.count', { count: fields.length })}</span>
        </h2>
        <ViewChoice view={view} onChange={handleView} />
      </div>
      {open || isReadonly ? null : (
        <UnsavedFields
          collection={name}
          fields={fields}
          onGoOn={(field) => setOpen(field ? { deed: 'edit', field } : { deed: 'create', field: null })}
        />
      )}
      {/* Whichever view it is, the focus is kept within. */}
      <div ref={body} className={styles.views}>
        {fields.length === 0 ? (
          <p>{t('fields.none')}</p>
        ) : view === 'form' ? (
          <Suspense>
            <FormLayout {...shared} collection={name} />
          </Suspense>
        ) : (
          <FieldRows {...shared} managing={managing} />
        )}
      </div>
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

function ViewChoice({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const { t } = useTranslation('schema');
  return (
    <fieldset className={styles.choice} aria-label={t('layout.view')}>
      {(['list', 'form'] as const).map((each) => (
        <Button
          key={each}
          size="dense"
          variant={view === each ? 'secondary' : 'quiet'}
          aria-pressed={view === each}
          onClick={() => onChange(each)}
        >
          {t(`layout.${each}`)}
        </Button>
      ))}
    </fieldset>
  );
}

interface FieldRowsProps {
  arrangement: ArrangedFields;
  isReadonly: boolean;
  managing: ReadonlySet<string>;
  keep: RowFocus['keep'];
  onDeed: (deed: FieldDeed, field: Field) => void;
  onSaid: (text: string) => void;
}

function FieldRows({ arrangement, isReadonly, managing, keep, onDeed, onSaid }: FieldRowsProps) {
  const locale = useLocale();
  const { fields } = arrangement;
  const body = useRef<HTMLTableSectionElement>(null);
  const { dragged, onGrab, onStep } = useFieldMoves({ arrangement, body, keep, onSaid });
  return (
    <table className={styles.fields} aria-labelledby="collection-fields" aria-busy={arrangement.isSaving}>
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
            onDeed={onDeed}
            at={at}
            onGrab={onGrab}
            onStep={onStep}
          />
        ))}
      </tbody>
    </table>
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
