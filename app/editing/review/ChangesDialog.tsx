import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/components/form/error-text.ts';
import { focusField } from '#app/components/form/focus.ts';
import { undoWay } from '#app/components/form/undo-keys.ts';
import type { Form } from '#app/components/form/use-form.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { Changes } from './Changes.tsx';
import styles from './changes.module.css';

export interface ChangesDialogProps {
  form: Form;
  collection: Collection;
  /** Names of the fields that a save would send, in any order. */
  changed: ReadonlySet<string>;
  /** Names of fields with no one value before: of a new item, or where the items of a batch differ. */
  isFirst: (name: string) => boolean;
  root: RefObject<HTMLElement | null>;
  onTakeBack: (name: string) => void;
  onDiscard: () => void;
  /** Left out where nothing can be saved from here. */
  onSave?: (() => void) | undefined;
  onClose: () => void;
  /** What is saved along with the form: how many changes, and what shows them. */
  more?: { count: number; view: ReactNode } | undefined;
}

/** What a save would change, field by field, with the way back and the way to the field. */
export default function ChangesDialog(props: ChangesDialogProps) {
  const { form, collection, changed, isFirst, root, onTakeBack, onDiscard, onSave, onClose, more } = props;
  const { t } = useTranslation('item');
  const list = useRef<HTMLDivElement>(null);
  const fields = form.fields.flatMap(({ field }) => (changed.has(field.field) ? [field] : []));
  const count = fields.length + (more?.count ?? 0);

  const handleTakeBack = (name: string) => {
    onTakeBack(name);
    // Its button goes with it.
    list.current?.focus();
  };
  const handleGoTo = (name: string) => {
    onClose();
    // Once the dialog is gone, and what lies behind it can be reached again.
    setTimeout(() => focusField(root.current, name));
  };
  const handleKey = (event: KeyboardEvent) => {
    const way = undoWay(event);
    if (!way) return;
    event.preventDefault();
    form.handle.step(way);
    list.current?.focus();
  };

  return (
    <Dialog
      title={t('review.title', { count })}
      size="lg"
      closeLabel={t('review.close')}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="quiet"
            disabled={count === 0}
            onClick={() => {
              // With nothing left the button is off, and one that is off keeps no focus.
              list.current?.focus();
              onDiscard();
            }}
          >
            {t('discardAll')}
          </Button>
          <Button onClick={onClose}>{t('review.close')}</Button>
          {onSave ? (
            <Button
              variant="primary"
              disabled={count === 0}
              onClick={() => {
                onClose();
                onSave();
              }}
            >
              {t('save')}
            </Button>
          ) : null}
        </>
      }
    >
      {/* Not a control: it only takes the focus of a button that has gone, and hears the keys of all within. */}
      <div ref={list} tabIndex={-1} role="group" aria-label={t('review.list')} onKeyDown={handleKey}>
        {count === 0 ? <p className={styles.none}>{t('nothingToSave')}</p> : null}
        <ul className={styles.list}>
          {fields.map((field) => (
            <Entry
              key={field.field}
              {...{ form, collection, field }}
              isFirst={isFirst(field.field)}
              onTakeBack={() => handleTakeBack(field.field)}
              onGoTo={() => handleGoTo(field.field)}
            />
          ))}
        </ul>
        {more && more.count > 0 ? more.view : null}
      </div>
    </Dialog>
  );
}

interface EntryProps {
  form: Form;
  collection: Collection;
  field: Field;
  isFirst: boolean;
  onTakeBack: () => void;
  onGoTo: () => void;
}

function Entry({ form, collection, field, isFirst, onTakeBack, onGoTo }: EntryProps) {
  const { t } = useTranslation('item');
  const errorText = useErrorText();
  const name = fieldName(field, useLocale());
  const error = ownValue(form.errors, field.field);
  const change = {
    name: field.field,
    before: ownValue(form.base, field.field) ?? null,
    after: ownValue(form.values, field.field) ?? null,
  };
  return (
    <li className={styles.entry} data-change={field.field}>
      <div>
        <Changes changes={[change]} collection={collection} isFirst={isFirst} />
        {error === undefined ? null : <p className={styles.inputError}>{errorText(error, field)}</p>}
      </div>
      <div className={styles.deeds}>
        <Button
          size="dense"
          icon={<Icon name="undo" />}
          aria-label={t('review.takeBackField', { field: name })}
          onClick={onTakeBack}
        >
          {t('review.takeBack')}
        </Button>
        <Button
          size="dense"
          variant="quiet"
          aria-label={t('review.goToField', { field: name })}
          onClick={onGoTo}
        >
          {t('review.goTo')}
        </Button>
      </div>
    </li>
  );
}
