import type { Extension } from '@codemirror/state';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { classNames } from '#app/components/ui/class-names.ts';
import styles from './CodeEditor.module.css';
import { createEditor, type TextEditor } from './editor.ts';

export interface CodeEditorProps {
  /** What the editor shows. A text that differs from what was typed last (undo, a restored draft) replaces it. */
  text: string;
  /** Called after every change; `isTyped` is false when it was another `text` that replaced what was there. */
  onText: (text: string, isTyped: boolean) => void;
  readonly: boolean;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required?: boolean;
  isNumbered?: boolean;
  /** Columns of one step of indenting; 2 when left out. */
  indent?: number;
  /** The language and what else this editor can do; the same value as long as they don't change. */
  extensions: Extension;
  className?: string;
  ref?: Ref<CodeEditorHandle>;
}

export interface CodeEditorHandle {
  /** Puts another text in, as an edit that the editor's own undo takes back. */
  fill: (text: string) => void;
  focus: () => void;
}

/** CodeMirror in the frame of a field. */
export function CodeEditor({
  text,
  readonly,
  labelId,
  describedBy,
  isNumbered = true,
  indent = 2,
  extensions,
  ref,
  ...props
}: CodeEditorProps) {
  const { onText, invalid, required, className } = props;
  const parent = useRef<HTMLDivElement>(null);
  const editor = useRef<TextEditor>(null);
  const latest = useRef({ text, extensions });
  const handleText = useEffectEvent((typed: string) => {
    const isTyped = typed !== latest.current.text;
    latest.current.text = typed;
    onText(typed, isTyped);
  });

  useEffect(() => {
    if (!parent.current) return undefined;
    const made = createEditor({
      parent: parent.current,
      text: latest.current.text,
      readonly,
      isNumbered,
      indent,
      attributes: { 'aria-labelledby': labelId },
      extensions: latest.current.extensions,
      onText: (typed) => handleText(typed),
    });
    editor.current = made;
    return () => made.view.destroy();
  }, [readonly, labelId, isNumbered, indent]);

  // The description changes with every error and mark of a change: a new editor for it would take the cursor away.
  useEffect(() => {
    const content = editor.current?.view.contentDOM;
    if (!content) return;
    setOrRemove(content, 'aria-describedby', describedBy);
    setOrRemove(content, 'aria-invalid', invalid ? 'true' : undefined);
    setOrRemove(content, 'aria-required', required ? 'true' : undefined);
  }, [describedBy, invalid, required, readonly, labelId, isNumbered, indent]);

  useEffect(() => {
    if (latest.current.extensions === extensions) return;
    latest.current.extensions = extensions;
    editor.current?.extend(extensions);
  }, [extensions]);

  useEffect(() => {
    if (text === latest.current.text) return;
    latest.current.text = text;
    editor.current?.replace(text);
  }, [text]);

  useImperativeHandle(ref, () => ({
    fill: (next) => editor.current?.replace(next),
    focus: () => editor.current?.view.focus(),
  }));

  return (
    <div
      ref={parent}
      className={classNames(styles.frame, className)}
      data-invalid={invalid || undefined}
      data-readonly={readonly || undefined}
    />
  );
}

function setOrRemove(element: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
