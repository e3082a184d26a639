import { useRef, useState } from 'react';
import { CodeEditor, type CodeEditorHandle } from '#app/components/code-editor/CodeEditor.tsx';
import { countLines } from '#app/components/code-editor/line-breaks.ts';
import { useEmptyValue } from '#app/components/code-editor/use-empty-value.ts';
import { useEditorText } from '#app/components/code-editor/use-editor-text.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { sameJson } from '#app/lib/json.ts';
import { ownValue } from '#app/lib/own-value.ts';
import styles from './code.module.css';
import { fromCodeText, languageOf, languages, toCodeText } from './code-text.ts';
import { useLanguage } from './use-language.ts';

export default function Input({
  value,
  onChange,
  options,
  readonly,
  onInputError,
  field,
  ...props
}: InputProps) {
  const text = useInterfaceText('code');
  const editor = useRef<CodeEditorHandle>(null);
  const [isBroken, setBroken] = useState(false);
  const [shown, note] = useEditorText(value, toCodeText, sameJson);
  const empty = useEmptyValue(value);
  const language = languageOf(options['language']);
  const extensions = useLanguage(language, readonly);

  const handleText = (typed: string, isTyped: boolean) => {
    const written = fromCodeText(typed, { language, type: field.type, before: value, empty });
    const broken = isTyped && written.kind === 'broken';
    setBroken(broken);
    onInputError?.(broken ? text('invalid', { message: written.message }) : null);
    if (!isTyped) return;
    const isNew = written.kind === 'value' && !sameJson(written.value, value);
    note(typed, isNew ? written.value : value);
    if (isNew) onChange(written.value);
  };

  const template = toCodeText(options['template']);
  return (
    <div className={styles.editor}>
      {template !== '' && !readonly ? (
        <div className={styles.end}>
          <Button variant="secondary" size="dense" onClick={() => editor.current?.fill(template)}>
            {text('fill')}
          </Button>
        </div>
      ) : null}
      <CodeEditor
        ref={editor}
        text={shown}
        onText={handleText}
        readonly={readonly}
        labelId={props.labelId}
        describedBy={props.describedBy}
        invalid={props.invalid || isBroken}
        required={props.required}
        isNumbered={options['lineNumber'] !== false}
        indent={4}
        extensions={extensions}
      />
      <p className={styles.count}>
        {text('lines', {
          count: countLines(shown),
          language: ownValue(languages, language) ?? text('plain'),
        })}
      </p>
    </div>
  );
}
