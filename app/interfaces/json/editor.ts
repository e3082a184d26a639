import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { type Diagnostic, lintGutter, linter } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { editorRoot } from '#app/lib/editor-root.ts';
import { fromEditorText } from './json-text.ts';

export interface EditorSetup {
  parent: HTMLElement;
  text: string;
  readonly: boolean;
  /** Attributes of the editable element: its name and description for screen readers. */
  attributes: Record<string, string>;
  onText: (text: string) => void;
}

/**
 * A JSON editor with line numbers and errors on their line. Tab moves on, so that the keyboard never gets caught;
 * indenting is the editor's own work.
 */
export function createEditor({ parent, text, readonly, attributes, onText }: EditorSetup): EditorView {
  const extensions: Extension[] = [
    lineNumbers(),
    history(),
    bracketMatching(),
    indentOnInput(),
    indentUnit.of('  '),
    json(),
    lintGutter(),
    linter(diagnose, { delay: 300 }),
    syntaxHighlighting(colors),
    keymap.of([...defaultKeymap, ...historyKeymap]),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ ...attributes, spellcheck: 'false' }),
    EditorView.theme(look),
    EditorState.readOnly.of(readonly),
    EditorView.editable.of(!readonly),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onText(update.state.doc.toString());
    }),
  ];
  return new EditorView({ parent, root: editorRoot, state: EditorState.create({ doc: text, extensions }) });
}

function diagnose(view: EditorView): Diagnostic[] {
  const edited = fromEditorText(view.state.doc.toString());
  if (edited.kind === 'value') return [];
  const at = Math.min(edited.at ?? view.state.doc.length, view.state.doc.length);
  return [
    { from: at, to: Math.min(at + 1, view.state.doc.length), severity: 'error', message: edited.message },
  ];
}

const look = {
  '&': { fontSize: '0.8125rem', maxHeight: '30rem', color: 'var(--text)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.25rem' },
  '.cm-content': { caretColor: 'var(--text)', minHeight: '5rem' },
  '.cm-gutters': { backgroundColor: 'var(--surface-sunken)', color: 'var(--text-muted)', border: 'none' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
};

/** The signal hues reach 4.5:1 on every surface of both themes, which the library's own colours don't. */
const colors = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--accent-text)' },
  { tag: tags.string, color: 'var(--good-text)' },
  { tag: tags.number, color: 'var(--info-text)' },
  { tag: [tags.bool, tags.null], color: 'var(--warn-text)' },
]);
