import { useMutation } from '@tanstack/react-query';
import { type PointerEvent, Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { useRowDrag } from '#app/components/rows/use-row-drag.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import { fallbackInterface } from '#app/entities/fields/fallback-interface.ts';
import { fieldMutations } from '#app/entities/fields/mutations.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useLatest } from '#app/lib/latest.ts';
import { FieldSetup } from '#app/screens/settings/fields/FieldSetup.tsx';
import { useProject } from '#app/session/project.tsx';
import { DeleteFieldDialog } from './DeleteFieldDialog.tsx';
import { type FieldDeed, FieldTableRow } from './FieldTableRow.tsx';
import { UnsavedFields } from './UnsavedFields.tsx';
import { useFieldOrder } from './use-field-order.ts';
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
  const [said, setSaid] = useState('');
  const body = useRef<HTMLTableSectionElement>(null);
  const { managing, manage } = useManageField(name);

  const { keep, restore, forget } = useRowFocus(body);
  useLayoutEffect(() => restore(), [fields, restore]);

  const handleMove = (from: number, to: number) => {
    const field = fields[from];
    if (!field || to < 0 || to >= fields.length) return;
    keep(field.field, '[data-handle]');
    move(from, to);
    setSaid(t('order.moved', { field: fieldName(field, locale), position: to + 1, total: fields.length }));
  };
  const { dragged, onPointerDown } = useRowDrag(body, handleMove);
  const latest = useLatest({ handleMove, onPointerDown });
  const handleStep = useCallback(
    (at: number, by: number) => latest.current.handleMove(at, at + by),
    [latest],
  );
  const handleGrab = useCallback(
    (event: PointerEvent, at: number) => latest.current.onPointerDown(event, at),
    [latest],
  );
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
          <tbody ref={body} data-dragging={dragged ? true : undefined}>
            {fields.map((field, at) => (
              <FieldTableRow
                key={field.field}
                field={field}
                name={fieldName(field, locale)}
                isReadonly={isReadonly}
                isManaging={managing.has(field.field)}
                drop={
                  dragged?.from === at
                    ? 'held'
                    : dragged?.to === at
                      ? dragged.to < dragged.from
                        ? 'before'
                        : 'after'
                      : null
                }
                onDeed={handleDeed}
                at={at}
                onGrab={handleGrab}
                onStep={handleStep}
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
      {open?.deed === 'create' || open?.deed === 'edit' ? (
        <FieldSetup collection={name} field={open.field} onClose={handleClose} />
      ) : null}
      {open?.deed === 'duplicate' ? (
        <Suspense>
          <DuplicateDialog key={open.field.field} field={open.field} onClose={handleClose} />
        </Suspense>
      ) : null}
      {open?.deed === 'remove' ? (
        <DeleteFieldDialog collection={collection} field={open.field} onClose={handleClose} />
      ) : null}
    </section>
  );
}

/** Gives fields that have no interface the one that fits their columns. */
function useManageField(collection: string) {
  const { t } = useTranslation('schema');
  const locale = useLocale();
  const { mutateAsync } = useMutation(fieldMutations.update(useProject(), collection));
  const [managing, setManaging] = useState<ReadonlySet<string>>(new Set());
  const manage = useCallback(
    async (field: Field) => {
      setManaging((now) => new Set([...now, field.field]));
      try {
        const changes = { interface: fallbackInterface(field.datatype ?? '') };
        await mutateAsync({ field: field.field, changes });
        notify({ tone: 'good', title: t('fields.updated') });
      } catch (error) {
        const title = t('manage.failed', { name: fieldName(field, locale) });
        notify({ tone: 'bad', title, details: describeError(error), delay: 0 });
      } finally {
        setManaging((now) => new Set([...now].filter((entry) => entry !== field.field)));
      }
    },
    [mutateAsync, t, locale],
  );
  return { managing, manage };
}
