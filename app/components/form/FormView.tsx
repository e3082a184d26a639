import '#app/i18n/item-strings.ts';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#app/components/ui/class-names.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { FormField } from './field-access.ts';
import { FieldNote } from './FieldNote.tsx';
import { FieldRow, fieldAnchor } from './FieldRow.tsx';
import type { FieldInputs } from './field-traits.ts';
import styles from './Form.module.css';
import { FormItemContext } from './form-item.ts';
import { type FormNode, type GroupNode, toNodes } from './form-layout.ts';
import { FormValuesContext } from './form-values.ts';
import type { Form } from './use-form.ts';

export interface FormViewProps {
  form: Form;
  collection: string;
  isNew: boolean;
  /** The key of the item, for inputs that ask for rows that belong to it; left out for a new item and for several. */
  itemKey?: string | null;
  inputs: FieldInputs;
  /** Names the form for screen readers. */
  label: string;
  ref?: RefObject<HTMLFormElement | null>;
  /**
   * For a batch: each field has a switch, and takes part only when it is on. `onActivate` is to stay the same function,
   * and each of the `notes` (what stands before a field's input) the same element while nothing of it changes.
   */
  batch?: {
    active: ReadonlySet<string>;
    onActivate: (name: string, isActive: boolean) => void;
    notes: ReadonlyMap<string, ReactNode>;
  };
}

/** All fields of a form in their places. What saves it stands elsewhere: Enter in an input does nothing. */
export function FormView({
  form,
  collection,
  isNew,
  itemKey = null,
  inputs,
  label,
  ref,
  batch,
}: FormViewProps) {
  const { fields, store } = form;
  const nodes = useMemo(() => toNodes(fields.map(({ field }) => field)), [fields]);
  const entries = useMemo(() => new Map(fields.map((entry) => [entry.field.field, entry])), [fields]);
  const traits = useMemo(
    () => new Map(fields.map(({ field }) => [field.field, inputs.traitsOf(field)])),
    [fields, inputs],
  );
  const changed = new Set(form.changed);

  const renderField = (entry: FormField | undefined, node: FormNode) => {
    const name = node.field.field;
    const look = traits.get(name);
    if (!entry || !look) return null;
    return (
      <FieldRow
        key={name}
        entry={entry}
        traits={look}
        place={node.place}
        value={form.values[name]}
        error={form.errors[name]}
        isChanged={changed.has(name)}
        isNew={isNew}
        collection={collection}
        handle={form.handle}
        Input={inputs.Input}
        round={form.round + (form.rounds[name] ?? 0)}
        isActive={batch?.active.has(name)}
        onActivate={batch?.onActivate}
        batchNote={batch?.notes.get(name)}
      />
    );
  };
  const render = (node: FormNode): ReactNode =>
    node.kind === 'field' ? (
      renderField(entries.get(node.field.field), node)
    ) : (
      <Group key={node.field.field} node={node} heading={traits.get(node.field.field)?.heading ?? null}>
        {node.children.map(render)}
      </Group>
    );

  return (
    <FormValuesContext value={store}>
      <FormItemContext value={itemKey}>
        <form
          ref={ref}
          className={styles['form']}
          aria-label={label}
          noValidate
          onKeyDown={openFieldMenu}
          onSubmit={(event) => {
            event.preventDefault();
            // React lets it bubble from a form in a dialog to the form behind it.
            event.stopPropagation();
          }}
        >
          {nodes.map(render)}
        </form>
      </FormItemContext>
    </FormValuesContext>
  );
}

function openFieldMenu(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== '.' || !(event.ctrlKey || event.metaKey) || !(event.target instanceof Element)) return;
  const row = event.target.closest('[data-field]');
  const button = row?.querySelector<HTMLButtonElement>('[data-field-menu]');
  if (!button) return;
  event.preventDefault();
  button.click();
}

function Group({
  node,
  heading,
  children,
}: {
  node: GroupNode;
  heading: string | null;
  children: ReactNode;
}) {
  const { i18n } = useTranslation();
  const { field, place } = node;
  const noteId = useId();
  return (
    <fieldset
      id={fieldAnchor(field.field)}
      className={classNames(styles['group'], styles[place])}
      aria-describedby={field.note ? noteId : undefined}
    >
      <legend className={styles['legend']}>{heading ?? fieldName(field, i18n.language)}</legend>
      {field.note ? <FieldNote id={noteId} note={field.note} /> : null}
      <div className={styles['members']}>{children}</div>
    </fieldset>
  );
}
