import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useId,
  useMemo,
  useState,
} from 'react';
import { CodeEditor } from '#app/components/code-editor/CodeEditor.tsx';
import { useEmptyValue } from '#app/components/code-editor/use-empty-value.ts';
import { Markdown } from '#app/components/feedback/Markdown.tsx';
import { classNames } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { markdownExtensions } from './language.ts';
import styles from './markdown.module.css';

const panes = ['edit', 'preview'] as const;
type Pane = (typeof panes)[number];

const icons: Record<Pane, string> = { edit: 'code', preview: 'visibility' };

export default function Input({ value, onChange, options, readonly, ...props }: InputProps) {
  const text = useInterfaceText('markdown');
  const written = plainText(value);
  const empty = useEmptyValue(value);
  const rows = Math.min(100, Math.max(5, Math.round(Number(options['rows'])) || 12));
  const hint = plainText(options['placeholder']);
  const extensions = useMemo(() => markdownExtensions(readonly ? '' : hint), [readonly, hint]);
  const editor = (
    <CodeEditor
      text={written}
      onText={(typed, isTyped) => {
        if (isTyped) onChange(typed === '' ? empty : typed);
      }}
      readonly={readonly}
      labelId={props.labelId}
      describedBy={props.describedBy}
      invalid={props.invalid}
      required={props.required}
      isNumbered={false}
      extensions={extensions}
      className={styles.text}
    />
  );
  // A preview is markup of its own: it is made when there is time, not with every key.
  const preview = <Preview text={written} labelId={props.labelId} />;
  const style = { '--rows': String(rows) };
  if (options['tabbed'] === false) {
    return (
      <div className={styles.beside} style={style as CSSProperties}>
        {editor}
        {preview}
      </div>
    );
  }
  return (
    <Tabs
      labelId={props.labelId}
      style={style as CSSProperties}
      words={text}
      editor={editor}
      preview={preview}
    />
  );
}

/** What scrolls takes the keyboard's focus. */
const scrolls = { tabIndex: 0 };

function Preview({ text, labelId }: { text: string; labelId: string }) {
  const say = useInterfaceText('markdown');
  const id = useId();
  const shown = useDeferredValue(text);
  return (
    <div className={styles.preview} role="region" aria-labelledby={`${labelId} ${id}`} {...scrolls}>
      <span id={id} hidden>
        {say('preview')}
      </span>
      {shown.trim() === '' ? (
        <p className={styles.empty}>{say('empty')}</p>
      ) : (
        <Markdown text={shown} className={styles.rendered} />
      )}
    </div>
  );
}

interface TabsProps {
  labelId: string;
  style: CSSProperties;
  words: (pane: Pane) => string;
  editor: ReactNode;
  preview: ReactNode;
}

/** Two tabs as the keyboard expects them: one is in the tab order, arrows go between them. */
function Tabs({ labelId, style, words, editor, preview }: TabsProps) {
  const id = useId();
  const [pane, setPane] = useState<Pane>('edit');
  const handleKey = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const other = event.key === 'Home' ? 'edit' : event.key === 'End' || pane === 'edit' ? 'preview' : 'edit';
    setPane(other);
    document.getElementById(`${id}-${other}`)?.focus();
  };
  return (
    <div className={styles.tabbed} style={style}>
      <div role="tablist" aria-labelledby={labelId} className={styles.tabs}>
        {panes.map((each) => (
          <button
            key={each}
            id={`${id}-${each}`}
            type="button"
            role="tab"
            aria-selected={each === pane}
            aria-controls={`${id}-${each}-pane`}
            tabIndex={each === pane ? 0 : -1}
            className={classNames(styles.tab, each === pane && styles.chosen)}
            onClick={() => setPane(each)}
            onKeyDown={handleKey}
          >
            <Icon name={icons[each]} size={18} />
            {words(each)}
          </button>
        ))}
      </div>
      {/* The editor stays where it is, and with it what it can undo. */}
      <div id={`${id}-edit-pane`} role="tabpanel" aria-labelledby={`${id}-edit`} hidden={pane !== 'edit'}>
        {editor}
      </div>
      <div
        id={`${id}-preview-pane`}
        role="tabpanel"
        aria-labelledby={`${id}-preview`}
        hidden={pane !== 'preview'}
      >
        {pane === 'preview' ? preview : null}
      </div>
    </div>
  );
}
