import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { Compartment, EditorState, type Extension, Transaction } from '@codemirror/state';
import { tags } from '@lezer/highlight';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { editorRoot } from '#app/lib/editor-root.ts';
import { letComposingKeysIn } from '#app/lib/input-methods.ts';
import { lineBreakOf } from './line-breaks.ts';

export interface EditorSetup {
  parent: HTMLElement;
  text: string;
  readonly: boolean;
  /** Shows the numbers of the lines beside them. */
  isNumbered: boolean;
  /** Columns of one step of indenting. */
  indent: number;
  /** Attributes of the editable element: its name for screen readers. */
  attributes: Record<string, string>;
  /** The language and whatever else this editor can do. */
  extensions: Extension;
  /** Called with the whole text after every change, the text's own line breaks kept. */
  onText: (text: string) => void;
}

export interface TextEditor {
  view: EditorView;
  /** The whole text, its own line breaks kept. */
  read: () => string;
  /** Puts another text in the place of what is there. */
  replace: (text: string) => void;
  /** Puts other extensions in the place of those given at first: a language that has arrived. */
  extend: (extensions: Extension) => void;
}

/**
 * A text editor with the look of the app. Tab moves on, so that the keyboard never gets caught; indenting is the
 * editor's own work.
 */
export function createEditor({ parent, text, readonly, onText, ...setup }: EditorSetup): TextEditor {
  const separator = new Compartment();
  const extras = new Compartment();
  const extensions: Extension[] = [
    setup.isNumbered ? lineNumbers() : [],
    history(),
    bracketMatching(),
    indentOnInput(),
    indentUnit.of(' '.repeat(setup.indent)),
    EditorState.tabSize.of(setup.indent),
    extras.of(setup.extensions),
    syntaxHighlighting(colors),
    keymap.of([...defaultKeymap, ...historyKeymap]),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ ...setup.attributes, spellcheck: 'false' }),
    EditorView.theme(look),
    EditorState.readOnly.of(readonly),
    EditorView.editable.of(!readonly),
    // What can't be edited can still be scrolled and selected by keys.
    readonly ? EditorView.contentAttributes.of({ tabindex: '0', 'aria-readonly': 'true' }) : [],
    separator.of(EditorState.lineSeparator.of(lineBreakOf(text))),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onText(update.state.sliceDoc());
    }),
  ];
  letComposingKeysIn(parent);
  const view = new EditorView({
    parent,
    root: editorRoot,
    state: EditorState.create({ doc: text, extensions }),
  });
  return {
    view,
    read: () => view.state.sliceDoc(),
    replace: (next) => {
      view.dispatch({ effects: separator.reconfigure(EditorState.lineSeparator.of(lineBreakOf(next))) });
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: next },
        // What came from outside is not the editor's to undo: the form has a step for it.
        annotations: Transaction.addToHistory.of(false),
      });
    },
    extend: (next) => view.dispatch({ effects: extras.reconfigure(next) }),
  };
}

const look = {
  '&': { fontSize: '0.8125rem', maxHeight: '30rem', color: 'var(--text)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.25rem' },
  '.cm-content': { caretColor: 'var(--text)', minHeight: '5rem' },
  '.cm-gutters': { backgroundColor: 'var(--surface-sunken)', color: 'var(--text-muted)', border: 'none' },
  '.cm-activeLine': { backgroundColor: 'var(--surface-hover)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--surface-active)', color: 'var(--text)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-placeholder': { color: 'var(--text-muted)' },
  '.cm-panels': { backgroundColor: 'var(--surface-sunken)', color: 'var(--text)' },
  '.cm-panels-bottom': { borderTop: '1px solid var(--line)' },
  '.cm-textfield': {
    backgroundColor: 'var(--surface)',
    color: 'var(--text)',
    border: '1px solid var(--line-strong)',
  },
  '.cm-button': {
    backgroundImage: 'none',
    backgroundColor: 'var(--surface)',
    color: 'var(--text)',
    border: '1px solid var(--line-strong)',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--surface)',
    color: 'var(--text)',
    border: '1px solid var(--line-strong)',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--surface-active)',
    color: 'var(--text)',
  },
};

/** The signal hues reach 4.5:1 on every surface of both themes, which the library's own colours don't. */
const colors = HighlightStyle.define([
  { tag: [tags.propertyName, tags.tagName, tags.keyword, tags.heading], color: 'var(--accent-text)' },
  { tag: [tags.string, tags.attributeValue, tags.regexp], color: 'var(--good-text)' },
  { tag: [tags.number, tags.attributeName, tags.link, tags.url], color: 'var(--info-text)' },
  { tag: [tags.bool, tags.null, tags.atom, tags.typeName], color: 'var(--warn-text)' },
  { tag: [tags.comment, tags.meta, tags.processingInstruction], color: 'var(--text-muted)' },
  { tag: tags.strong, fontWeight: 'var(--weight-strong)' },
  { tag: tags.heading, fontWeight: 'var(--weight-strong)' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
]);
