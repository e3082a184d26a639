import type { EditorView } from '@codemirror/view';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/components/ui/Button.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { sameJson } from '#app/lib/json.ts';
import { createEditor } from './editor.ts';
import styles from './json.module.css';
import { fromEditorText, toEditorText } from './json-text.ts';

export default function Input({ value, onChange, options, readonly, invalid, onFault, ...props }: InputProps) {
  const text = useInterfaceText('json');
  const parent = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const [broken, setBroken] = useState<string | null>(null);
  // What the editor stands for now; a value from outside that differs (undo, restored draft) replaces the text.
  const current = useRef<unknown>(value);
  const emit = useRef(onChange);
  emit.current = onChange;
  const fault = useRef(onFault);
  fault.current = onFault;
  const explain = useRef(text);
  explain.current = text;
  const { labelId, describedBy } = props;

  useEffect(() => {
    if (!parent.current) return;
    const view = createEditor({
      parent: parent.current,
      text: toEditorText(current.current),
      readonly,
      attributes: { 'aria-labelledby': labelId, ...(describedBy ? { 'aria-describedby': describedBy } : {}) },
      onText: (typed) => {
        const edited = fromEditorText(typed);
        setBroken(edited.kind === 'broken' ? edited.message : null);
        fault.current?.(edited.kind === 'broken' ? explain.current('invalid', { message: edited.message }) : null);
        if (edited.kind === 'broken' || sameJson(edited.value, current.current)) return;
        current.current = edited.value;
        emit.current(edited.value);
      },
    });
    editor.current = view;
    return () => view.destroy();
  }, [readonly, labelId, describedBy]);

  useEffect(() => {
    const view = editor.current;
    if (!view || sameJson(value, current.current)) return;
    current.current = value;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: toEditorText(value) } });
    setBroken(null);
    fault.current?.(null);
  }, [value]);

  const { template } = options;
  const hasTemplate = template !== null && template !== undefined && template !== '';
  return (
    <div className={styles['editor']}>
      <div
        ref={parent}
        className={styles['frame']}
        data-invalid={invalid || broken !== null || undefined}
        data-readonly={readonly || undefined}
      />
      {broken === null ? null : (
        <p className={styles['message']} role="status">
          {text('invalid', { message: broken })}
        </p>
      )}
      {hasTemplate && !readonly ? (
        <div className={styles['actions']}>
          <Button
            variant="secondary"
            size="dense"
            onClick={() => {
              const view = editor.current;
              view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: toEditorText(template) } });
            }}
          >
            {text('fill')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
