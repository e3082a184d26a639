import type { Editor } from 'hugerte';
import { isComposing } from '#app/lib/input-methods.ts';
import type { EngineSetup } from './engine-types.ts';
import { cleanPasted } from './pasted.ts';
import { addContentSheets } from './sheets.ts';
import { applyStyles, setStylesByObject } from './styles.ts';
import { tame, withoutCode } from './tame.ts';
import { trustTamedMarkup } from './trust.ts';

/** What has to stand before the text is put in: trust, styles, buttons. */
export function prepare(editor: Editor, setup: EngineSetup): void {
  // The frame has been loaded, and nothing has been written into it yet.
  editor.on('load', () => {
    const scope = editor.iframeElement?.contentWindow;
    if (scope) trustTamedMarkup(scope);
  });
  editor.on('PreInit', () => {
    trustTamedMarkup(editor.getWin());
    setStylesByObject(editor.getWin());
  });
  // By now the editor has noted what the engine at hand needs of styles, and made no element of them yet.
  editor.on('PostRender', () =>
    addContentSheets(editor.getDoc(), [...editor.contentStyles.splice(0), setup.toolbar.contentStyle]),
  );
  editor.on('BeforeSetContent', (event) => {
    if (typeof event.content === 'string') event.content = tame(event.content);
  });
  editor.on('SetContent', () => applyStyles(editor.getBody()));
  editor.on('PastePreProcess', (event) => {
    // What was cut here is put back as it was.
    event.content = event.internal ? withoutCode(event.content) : cleanPasted(withoutCode(event.content));
  });
  const { registry } = editor.ui;
  registry.addToggleButton('sourcecode', {
    icon: 'sourcecode',
    tooltip: setup.words.source,
    onAction: () => setup.onSource(),
  });
  registry.addMenuButton('libraryfile', {
    icon: 'image',
    tooltip: setup.words.insertFile,
    fetch: (show) =>
      show([
        { type: 'menuitem', text: setup.words.fromLibrary, icon: 'gallery', onAction: setup.onLibrary },
        { type: 'menuitem', text: setup.words.upload, icon: 'upload', onAction: setup.onUpload },
        {
          type: 'menuitem',
          text: setup.words.properties,
          icon: 'image-options',
          onAction: () => editor.execCommand('mceImage'),
        },
      ]),
  });
}

/** Keys of the app, typed in the editor's frame, which the page around it doesn't hear. */
export function handOn(event: KeyboardEvent, editor: Editor, flush: () => void): void {
  if (isComposing(event)) return;
  if (!(event.ctrlKey || event.metaKey) || !['s', 'S', 'Enter'].includes(event.key)) return;
  flush();
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
  const keys = { key, code, ctrlKey, metaKey, shiftKey, altKey, bubbles: true, cancelable: true };
  const copy = new KeyboardEvent('keydown', keys);
  if (!editor.iframeElement?.dispatchEvent(copy)) event.preventDefault();
}
