import { json } from '@codemirror/lang-json';
import { type Diagnostic, lintGutter, linter } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { fromEditorText } from './json-text.ts';

/** JSON in an editor: its colours, and errors on their line. */
export const jsonLanguage: Extension = [json(), lintGutter(), linter(diagnose, { delay: 300 })];

function diagnose(view: EditorView): Diagnostic[] {
  const edited = fromEditorText(view.state.doc.toString());
  if (edited.kind === 'value') return [];
  const at = Math.min(edited.at ?? view.state.doc.length, view.state.doc.length);
  return [
    { from: at, to: Math.min(at + 1, view.state.doc.length), severity: 'error', message: edited.message },
  ];
}
