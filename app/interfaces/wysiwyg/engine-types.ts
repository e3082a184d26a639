import type { Toolbar } from './toolbar.ts';

export interface EngineSetup {
  /** Empty; the editor is put into it. */
  host: HTMLElement;
  /** The stored text. */
  html: string;
  toolbar: Toolbar;
  /** Name of the field. */
  label: string;
  words: Record<'source' | 'insertFile' | 'fromLibrary' | 'upload' | 'properties' | 'menus', string>;
  /** Told of the text after an edit; `isOriginal` when it is again what it was when it was given. */
  onEdit: (html: string, isOriginal: boolean) => void;
  onSource: () => void;
  onLibrary: () => void;
  onUpload: () => void;
  /** A picture that was pasted or dropped: gives its address. */
  store: (file: File) => Promise<string>;
}

export interface Engine {
  /** Hands over what was edited and not told yet. */
  flush: () => void;
  /** Another text from outside. */
  load: (html: string) => void;
  /** Puts markup in at the cursor. */
  insert: (html: string) => void;
  focus: () => void;
  describe: (attributes: Record<string, string | null>) => void;
  remove: () => void;
}
