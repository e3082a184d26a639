import type { Editor } from 'hugerte';
import { i18n } from '#app/i18n/setup.ts';
import { sanitizedFragment } from '#app/components/feedback/sanitized-fragment.ts';
import type { Engine, EngineSetup } from './engine-types.ts';
import { engineWords } from './engine-words.ts';
import { hugerte } from './libraries.ts';
import { handOn, prepare } from './prepare.ts';
import { settings } from './settings.ts';
import { copyLook, followTheme } from './sheets.ts';
import { followStyles } from './styles.ts';
import { untame } from './tame.ts';
import { trustTamedMarkup } from './trust.ts';

/** Milliseconds from the last key until the text is told. */
const pause = 200;

/**
 * Starts an editor. Rejects when it can't be started. Aborted on the way it takes away what it made: taken out of the
 * page the editor would never be ready, and the library would keep it.
 */
export async function startEngine(setup: EngineSetup, signal: AbortSignal): Promise<Engine> {
  // The app's own sanitiser gets its policy before another of its kind asks for one of the same name.
  sanitizedFragment('', {});
  trustTamedMarkup(window);
  const target = document.createElement('textarea');
  target.hidden = true;
  setup.host.append(target);
  const stops: (() => void)[] = [];
  let editor: Editor | undefined;
  const giveUp = () => {
    for (const stop of stops) stop();
    if (editor) letGo(editor);
    setup.host.replaceChildren();
  };
  signal.addEventListener('abort', giveUp, { once: true });
  const look = () => {
    const page = editor?.getDoc();
    if (page) copyLook(setup.host, page);
  };
  stops.push(followTheme(setup.host, look));
  const language = `app-${i18n.language}`;
  hugerte.addI18n(language, engineWords());
  const [started] = await hugerte.init({
    target,
    ...settings,
    ...setup.toolbar.settings,
    language,
    toolbar: setup.toolbar.buttons === '' ? false : setup.toolbar.buttons,
    style_formats: setup.toolbar.formats,
    images_upload_handler: async (image) =>
      setup.store(new File([image.blob()], image.filename(), { type: image.blob().type })),
    setup: (made) => {
      editor = made;
      prepare(made, setup);
    },
  });
  signal.removeEventListener('abort', giveUp);
  if (!started) throw new Error('The editor did not start');
  look();
  started.iframeElement?.setAttribute('title', setup.label);
  // The body of a page may have no other role than that of a document, which takes no name: the page has a title.
  started.getDoc().title = setup.label;
  // What is edited here is stored: a translated page must not change it.
  started.getDoc().documentElement.translate = false;
  started.getBody().removeAttribute('aria-label');
  // A dialog of the app around the editor must not take its menus and dialogs for something behind it.
  const layers = document.querySelectorAll('.tox-hugerte-aux:not([role])');
  const name = `${setup.label}: ${setup.words.menus}`;
  for (const layer of layers) {
    // Another field, or an editor that is just going, may have the same name.
    const same = document.querySelectorAll(`.tox-hugerte-aux[aria-label^="${CSS.escape(name)}"]`).length;
    layer.setAttribute('data-react-aria-top-layer', 'true');
    layer.setAttribute('role', 'region');
    layer.setAttribute('aria-label', same === 0 ? name : `${name} ${same + 1}`);
  }
  return driver(started, setup, stops);
}

function letGo(editor: Editor): void {
  editor.remove();
  // The library keeps the last editor in use, and with it the page that it was in.
  if (hugerte.activeEditor === editor) hugerte.activeEditor = null;
}

function driver(editor: Editor, setup: EngineSetup, stops: (() => void)[]): Engine {
  const read = () => untame(editor.getContent());
  let original = '';
  let last = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const load = (html: string) => {
    clearTimeout(timer);
    editor.setContent(html);
    editor.undoManager.reset();
    editor.setDirty(false);
    original = read();
    last = original;
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    // The editor tidies up at times without having been edited; that is nobody's change.
    if (editor.removed || !editor.isDirty()) return;
    const html = read();
    if (html === last) return;
    last = html;
    setup.onEdit(html, html === original);
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(flush, pause);
  };
  stops.push(followStyles(editor.getBody()));
  load(setup.html);
  editor.on('input keyup Change Undo Redo ExecCommand SetContent ObjectResized', soon);
  editor.on('blur', flush);
  editor.getWin().addEventListener('blur', flush);
  editor.on('keydown', (event) => handOn(event, editor, flush));
  return {
    flush,
    load,
    insert: (html) => {
      editor.focus();
      editor.insertContent(html);
      flush();
    },
    focus: () => editor.focus(),
    describe: (attributes) => {
      for (const [name, value] of Object.entries(attributes)) {
        if (value === null) editor.getBody().removeAttribute(name);
        else editor.getBody().setAttribute(name, value);
      }
    },
    remove: () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      letGo(editor);
      setup.host.replaceChildren();
    },
  };
}
