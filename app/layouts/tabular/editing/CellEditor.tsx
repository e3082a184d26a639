import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { useLatest } from '#app/lib/latest.ts';
import { letterOf } from '#app/lib/key-letter.ts';
import { InterfaceInput } from '#app/interfaces/InterfaceInput.tsx';
import styles from './editing.module.css';
import type { Entered } from './staged-edits.ts';
import type { Spot } from './cells.ts';

/** What was typed for an editor that has not got the focus yet: its code may be on its way. */
export interface Ahead {
  /** Takes the place of what is in the cell; null leaves that. */
  text: string | null;
  /** The key that ended the entry. */
  step: Step | null;
}

/** Where to go after an entry: rows and columns from here. */
export interface Step {
  rows: number;
  columns: number;
}

interface CellEditorProps {
  spot: Spot;
  /** The cell's element, as long as it is drawn. */
  cellId: string;
  row: number;
  name: string;
  value: unknown;
  /** What was typed until now; from now on the editor has the keys itself. */
  takeAhead: () => Ahead;
  collection: string;
  /** null: nothing was changed. `step` null: the focus is somewhere else already. */
  onClose: (
    entry: { value: unknown } | { inputError: string; text: string } | null,
    step: Step | null,
  ) => void;
}

const here: Step = { rows: 0, columns: 0 };
const controls =
  'input:not([type="hidden"], :disabled), textarea, [role="spinbutton"], [contenteditable="true"], button:not(:disabled), [tabindex="0"]';

/** The input of a cell's field, over the cell. It stands outside of the table, so that no edge of it cuts it off. */
export function CellEditor(props: CellEditorProps) {
  const { spot, cellId, row, name, takeAhead, onClose } = props;
  const { t } = useTranslation('table');
  const id = useId();
  const entry = useEntry(props.value);
  const { box, handlers } = useEditorEnd(entry, takeAhead, onClose);
  usePlace(box, cellId);

  return createPortal(
    <div
      ref={box}
      role="group"
      aria-label={t('editor', { field: name, row: row + 1 })}
      className={styles.editor}
      {...handlers}
    >
      <VisuallyHidden>
        <label id={`${id}-label`} htmlFor={`${id}-input`}>
          {name}
        </label>
      </VisuallyHidden>
      <InterfaceInput
        id={`${id}-input`}
        labelId={`${id}-label`}
        describedBy={undefined}
        value={entry.value}
        onChange={entry.change}
        onInputError={entry.setInputError}
        onSetField={() => undefined}
        field={spot.field}
        collection={props.collection}
        readonly={false}
        required={spot.field.required}
        invalid={entry.inputError !== null}
        newItem={false}
      />
      {entry.inputError === null ? null : (
        <p className={styles.inputError} role="alert">
          {entry.inputError}
        </p>
      )}
    </div>,
    document.querySelector('main') ?? document.body,
  );
}

interface Entry {
  value: unknown;
  /** What is wrong with what stands in the control, in words. */
  inputError: string | null;
}

/** What is being entered. `now` is ahead of what is drawn. */
function useEntry(start: unknown) {
  const [drawn, setDrawn] = useState<Entry>({ value: start, inputError: null });
  const now = useRef({ ...drawn, isTouched: false });
  const put = (changes: Partial<typeof now.current>) => {
    now.current = { ...now.current, ...changes };
    setDrawn({ value: now.current.value, inputError: now.current.inputError });
  };
  return {
    ...drawn,
    now,
    change: (value: unknown) => put({ value, isTouched: true }),
    setInputError: (inputError: string | null) => put({ inputError }),
  };
}

/** When an entry is over: by a key, or when the focus goes elsewhere. Once only. */
function useEditorEnd(
  entry: ReturnType<typeof useEntry>,
  takeAhead: () => Ahead,
  onClose: CellEditorProps['onClose'],
) {
  const box = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  const isClosed = useRef(false);
  const textNow = () =>
    box.current?.querySelector<HTMLInputElement>('input:not([type="hidden"]), textarea')?.value ?? '';
  const close = (isKept: boolean, step: Step | null) => {
    if (isClosed.current) return;
    isClosed.current = true;
    const text = textNow();
    // Some controls hand over what was typed when they lose the focus.
    const { activeElement } = document;
    if (isKept && activeElement instanceof HTMLElement && box.current?.contains(activeElement))
      activeElement.blur();
    const now = entry.now.current;
    const kept = now.inputError === null ? { value: now.value } : { inputError: now.inputError, text };
    onClose(isKept && (now.isTouched || now.inputError !== null) ? kept : null, step);
  };

  useFirstFocus(box, takeAhead, (step) => close(true, step));

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Keys of lists that float over the editor are theirs.
    if (event.defaultPrevented || !box.current?.contains(event.target as Node)) return;
    const { key, shiftKey, altKey } = event;
    const target = event.target as Element;
    // Saving goes on with what is in the editor.
    if (letterOf(event) === 's' && (event.ctrlKey || event.metaKey)) {
      close(true, here);
      return;
    }
    if (key === 'Escape') close(false, here);
    else if (key === 'Tab') close(true, { rows: 0, columns: shiftKey ? -1 : 1 });
    else if (key === 'Enter') {
      const isNewLine = target instanceof HTMLTextAreaElement && (shiftKey || altKey);
      if (isNewLine || target.closest('button, [role="combobox"][aria-expanded="true"]')) return;
      close(true, { rows: shiftKey ? -1 : 1, columns: 0 });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const handleBlur = (event: FocusEvent) => {
    isInside.current = false;
    if (box.current?.contains(event.relatedTarget)) return;
    // A list that opens takes the focus a moment later; a window that is left keeps it.
    setTimeout(() => {
      const isOpen = box.current?.querySelector('[aria-expanded="true"]');
      if (!isInside.current && !isOpen && document.hasFocus()) close(true, null);
    }, 50);
  };

  const handlers = {
    onKeyDown: handleKeyDown,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: handleBlur,
  };
  return { box, handlers };
}

export type Closed = Parameters<CellEditorProps['onClose']>[0];

/** What an editor was left with, as an entry. */
export function toEntered(closed: Exclude<Closed, null>, check: (value: unknown) => Entered): Entered {
  return 'value' in closed ? check(closed.value) : { typed: closed.text, problem: closed.inputError };
}

/** Keeps the editor over its cell while the table is scrolled; where the cell is no longer drawn, it stays put. */
function usePlace(box: RefObject<HTMLDivElement | null>, cellId: string): void {
  useLayoutEffect(() => {
    const place = () => {
      const cell = document.getElementById(cellId);
      const editor = box.current;
      if (!cell || !editor) return;
      const at = cell.getBoundingClientRect();
      const width = Math.min(Math.max(at.width, 240), window.innerWidth - 16);
      const rtl = getComputedStyle(cell).direction === 'rtl';
      const left = Math.max(8, Math.min(rtl ? at.right - width : at.left, window.innerWidth - width - 8));
      const top = Math.max(8, Math.min(at.top, window.innerHeight - editor.offsetHeight - 8));
      Object.assign(editor.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
      editor.style.setProperty('--cell-height', `${at.height}px`);
    };
    place();
    const observer = new ResizeObserver(place);
    if (box.current) observer.observe(box.current);
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, [box, cellId]);
}

/** The first control gets the focus as soon as its code is there, and what was typed until then. */
function useFirstFocus(
  box: RefObject<HTMLDivElement | null>,
  takeAhead: () => Ahead,
  onEnd: (step: Step) => void,
): void {
  const end = useLatest(onEnd);
  const take = useLatest(takeAhead);
  useEffect(() => {
    const editor = box.current;
    if (!editor) return undefined;
    const focus = () => {
      const control = editor.querySelector<HTMLElement>(controls);
      if (!control) return;
      observer.disconnect();
      control.focus();
      const { text, step } = take.current();
      if (isTextControl(control)) {
        control.select();
        // As if it were typed here: the control hears of it, whatever it is made of, and can undo it.
        if (text !== null) document.execCommand('insertText', false, text);
      }
      if (step) end.current(step);
    };
    const observer = new MutationObserver(focus);
    observer.observe(editor, { childList: true, subtree: true });
    focus();
    return () => observer.disconnect();
  }, [box, end, take]);
}

function isTextControl(control: HTMLElement): control is HTMLInputElement | HTMLTextAreaElement {
  if (control instanceof HTMLTextAreaElement) return true;
  return control instanceof HTMLInputElement && !['checkbox', 'radio'].includes(control.type);
}
