import { useRef, useState } from 'react';
import { CodeEditor, type CodeEditorHandle } from '#app/components/code-editor/CodeEditor.tsx';
import { useEditorText } from '#app/components/code-editor/use-editor-text.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { sameJson } from '#app/lib/json.ts';
import { jsonLanguage } from './diagnose.ts';
import styles from './json.module.css';
import { fromEditorText, toEditorText } from './json-text.ts';

export default function Input({ value, onChange, options, readonly, onInputError, ...props }: InputProps) {
  const text = useInterfaceText('json');
  const editor = useRef<CodeEditorHandle>(null);
  const [isBroken, setBroken] = useState(false);
  const [shown, note] = useEditorText(value, toEditorText, sameJson);

  const handleText = (typed: string, isTyped: boolean) => {
    if (!isTyped) {
      setBroken(false);
      onInputError?.(null);
      return;
    }
    const edited = fromEditorText(typed);
    const broken = edited.kind === 'broken';
    setBroken(broken);
    onInputError?.(broken ? text('invalid', { message: edited.message }) : null);
    const isNew = edited.kind === 'value' && !sameJson(edited.value, value);
    note(typed, isNew ? edited.value : value);
    if (isNew) onChange(edited.value);
  };

  const { template } = options;
  const hasTemplate = template !== null && template !== undefined && template !== '';
  return (
    <div className={styles.editor}>
      <CodeEditor
        ref={editor}
        text={shown}
        onText={handleText}
        readonly={readonly}
        labelId={props.labelId}
        describedBy={props.describedBy}
        invalid={props.invalid || isBroken}
        required={props.required}
        extensions={jsonLanguage}
      />
      {hasTemplate && !readonly ? (
        <div className={styles.actions}>
          <Button
            variant="secondary"
            size="dense"
            onClick={() => editor.current?.fill(toEditorText(template))}
          >
            {text('fill')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
