import { type KeyboardEvent, type ReactNode, type RefObject, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#app/components/ui/class-names.ts';
import { fieldName, fieldNote } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { FormField } from './field-access.ts';
import { FieldNote } from './FieldNote.tsx';
import { fieldAnchor, LiveRow, useRowForm } from './FieldRow.tsx';
import type { FieldInputs } from './field-traits.ts';
import styles from './Form.module.css';
import { commitFocused } from './focus.ts';
import type { FormHandle } from './form-handle.ts';
import { FormFieldsContext } from './form-fields.ts';
import { FormItemContext } from './form-item.ts';
import { type FieldNode, type FormNode, type GroupNode, namesIn, toNodes } from './form-layout.ts';
import { FormValuesContext } from './form-values.ts';
import { MovedNote } from './MovedNote.tsx';
import { Section } from './Section.tsx';
import { isSearching, undoWay } from './undo-keys.ts';
import { useMadeInputs } from './use-made-inputs.ts';
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
export function FormView(props: FormViewProps) {
  const { form, collection, isNew, itemKey = null, inputs, label, ref, batch } = props;
  const { shown: fields, store } = form;
  const nodes = useMemo(() => toNodes(toPlain(fields), toPlain(form.fields)), [fields, form.fields]);
  const entries = useMemo(() => new Map(fields.map((entry) => [entry.field.field, entry])), [fields]);
  const traits = useMemo(
    () => new Map(fields.map(({ field }) => [field.field, inputs.traitsOf(field)])),
    [fields, inputs],
  );
  const order = useMemo(() => new Map(nodes.flatMap(namesIn).map((name, index) => [name, index])), [nodes]);
  const made = useMadeInputs(order.size);
  const changed = new Set(form.changed);
  const { handle } = form;
  const { Input } = inputs;
  const rowForm = useRowForm({ collection, isNew, handle, Input, onActivate: batch?.onActivate });

  const renderField = (entry: FormField | undefined, node: FieldNode) => {
    const name = node.field.field;
    const look = traits.get(name);
    if (!entry || !look) return null;
    return (
      <LiveRow
        key={name}
        form={rowForm}
        entry={entry}
        traits={look}
        place={node.place}
        error={ownValue(form.errors, name)}
        isChanged={changed.has(name)}
        placeholderHeight={
          look.follows || (order.get(name) ?? 0) < made
            ? undefined
            : inputs.heightOf(node.field, ownValue(form.values, name))
        }
        resetKey={form.resetKey + (ownValue(form.resetKeys, name) ?? 0)}
        isActive={batch?.active.has(name)}
        batchNote={batch?.notes.get(name)}
      />
    );
  };
  const render = (node: FormNode): ReactNode => {
    if (node.kind === 'field') return renderField(entries.get(node.field.field), node);
    if (node.kind === 'group') {
      return (
        <Group key={node.field.field} node={node} heading={traits.get(node.field.field)?.heading ?? null}>
          {node.children.map(render)}
        </Group>
      );
    }
    const names = namesIn(node);
    return (
      <Section
        key={`section ${node.title}`}
        collection={collection}
        title={node.title}
        isCollapsed={node.isCollapsed}
        changes={names.filter((name) => changed.has(name)).length}
        errors={names.filter((name) => ownValue(form.errors, name) !== undefined).length}
      >
        {node.children.map(render)}
      </Section>
    );
  };

  return (
    <FormValuesContext value={store}>
      <FormItemContext value={itemKey}>
        <FormFieldsContext value={form.fields}>
          <form
            ref={ref}
            className={styles.form}
            aria-label={label}
            noValidate
            onKeyDown={(event) => handleKeyDown(event, handle)}
            onBlurCapture={handle.leave}
            onSubmit={(event) => {
              event.preventDefault();
              // React lets it bubble from a form in a dialog to the form behind it.
              event.stopPropagation();
            }}
          >
            {nodes.map(render)}
            <MovedNote moved={form.moved} handle={handle} fields={form.fields} />
          </form>
        </FormFieldsContext>
      </FormItemContext>
    </FormValuesContext>
  );
}

/** Keys of the form as a whole: the menu of a field, undo and redo. */
function handleKeyDown(event: KeyboardEvent<HTMLFormElement>, handle: FormHandle) {
  openFieldMenu(event);
  const way = undoWay(event);
  // React lets keys bubble from a drawer, whose form has steps of its own, to the form behind it.
  if (!way || event.defaultPrevented || !isInside(event)) return;
  event.preventDefault();
  commitFocused(event.currentTarget);
  const row = event.target.closest<HTMLElement>('[data-field]');
  handle.step(way, { isFocused: true, focused: row?.dataset['field']?.split('.')[0] });
}

/** Within the element itself and not only within what React has put into it, and not in what is being searched for. */
function isInside(
  event: KeyboardEvent<HTMLElement>,
): event is KeyboardEvent<HTMLElement> & { target: Element } {
  const { target, currentTarget } = event;
  return target instanceof Element && currentTarget.contains(target) && !isSearching(target);
}

function toPlain(fields: readonly FormField[]): Field[] {
  return fields.map(({ field }) => field);
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
  const note = fieldNote(field, i18n.language);
  return (
    <fieldset
      id={fieldAnchor(field.field)}
      className={classNames(styles.group, styles[place])}
      aria-describedby={note ? noteId : undefined}
    >
      <legend className={styles.legend}>{heading ?? fieldName(field, i18n.language)}</legend>
      {note ? <FieldNote id={noteId} note={note} /> : null}
      <div className={styles.members}>{children}</div>
    </fieldset>
  );
}
