import type { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#app/components/ui/Button.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { sameJson } from '#app/lib/json.ts';
import { createEditor } from './editor.ts';
import styles from './json.module.css';
import { fromEditorText, toEditorText } from './json-text.ts';

export default function Input({
  value,
  onChange,
  options,
  readonly,
  invalid,
  onFault,
  ...props
}: InputProps) {
  const text = useInterfaceText('json');
  const parent = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const [isBroken, setBroken] = useState(false);
  // What the editor stands for now; a value from outside that differs (undo, restored draft) replaces the text.
  const current = useRef<unknown>(value);
  const { labelId, describedBy } = props;

  const handleText = useEffectEvent((typed: string) => {
    const edited = fromEditorText(typed);
    setBroken(edited.kind === 'broken');
    onFault?.(edited.kind === 'broken' ? text('invalid', { message: edited.message }) : null);
    if (edited.kind === 'broken' || sameJson(edited.value, current.current)) return;
    current.current = edited.value;
    onChange(edited.value);
  });

  useEffect(() => {
    if (!parent.current) return undefined;
    const view = createEditor({
      parent: parent.current,
      text: toEditorText(current.current),
      readonly,
      attributes: { 'aria-labelledby': labelId },
      onText: (typed) => handleText(typed),
    });
    editor.current = view;
    return () => view.destroy();
  }, [readonly, labelId]);

  // The description changes with every error and mark of a change: a new editor for it would take the cursor away.
  useEffect(() => {
    const content = editor.current?.contentDOM;
    if (describedBy) content?.setAttribute('aria-describedby', describedBy);
    else content?.removeAttribute('aria-describedby');
  }, [describedBy, readonly, labelId]);

  useEffect(() => {
    const view = editor.current;
    if (!view || sameJson(value, current.current)) return;
    current.current = value;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: toEditorText(value) } });
  }, [value]);

  const { template } = options;
  const hasTemplate = template !== null && template !== undefined && template !== '';
  return (
    <div className={styles['editor']}>
      <div
        ref={parent}
        className={styles['frame']}
        data-invalid={invalid || isBroken || undefined}
        data-readonly={readonly || undefined}
      />
      {hasTemplate && !readonly ? (
        <div className={styles['actions']}>
          <Button
            variant="secondary"
            size="dense"
            onClick={() => {
              const view = editor.current;
              view?.dispatch({
                changes: { from: 0, to: view.state.doc.length, insert: toEditorText(template) },
              });
            }}
          >
            {text('fill')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
