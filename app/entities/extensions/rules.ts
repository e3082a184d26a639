import type { Extension } from './types.ts';

/** Files of a custom extension's folder that the app may ask for. */
export type ExtensionFile = 'meta.json' | 'module.js' | 'module.css' | OldFile;

/** What the 8.x app ran: scripts of Vue components. They tell what an extension was made for, and are never run. */
export type OldFile = 'input.js' | 'display.js' | 'layout.js' | 'options.js';

/** Segments of letters, digits and the few signs that folder names are made of; never `.` or `..`. */
const plainPath = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w@.+-]+(?:\/[\w@.+-]+)*$/;
/** The same for an id, which is one segment of the app's own addresses. */
const plainId = /^(?!\.{1,2}$)[\w@.+-]+$/;

/**
 * The server's list in the app's form. Entries whose id or path could lead anywhere but into the API's own folders, and
 * second ones of an id, are left out.
 */
export function toExtensions(raw: unknown): Extension[] {
  if (!Array.isArray(raw)) return [];
  const found = new Map<string, Extension>();
  for (const entry of raw) {
    const extension = toExtension(entry);
    if (extension && !found.has(extension.id)) found.set(extension.id, extension);
  }
  return [...found.values()];
}

function toExtension(raw: unknown): Extension | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { id, name, version, icon, path } = raw as Record<string, unknown>;
  if (typeof id !== 'string' || !plainId.test(id)) return null;
  if (typeof path !== 'string') return null;
  const inside = path.replace(/^\//, '');
  if (!plainPath.test(inside) || !inside.endsWith('/meta.json')) return null;
  return {
    id,
    name: typeof name === 'string' && name.trim() ? name : id,
    ...(typeof version === 'string' ? { version } : {}),
    icon: typeof icon === 'string' && icon ? icon : null,
    path: inside,
    meta: raw as Record<string, unknown>,
  };
}

/** Address of a file beside the extension's `meta.json`; `apiRoot` ends with a slash. */
export function extensionUrl(
  { path }: Pick<Extension, 'path'>,
  file: ExtensionFile,
  apiRoot: string,
): string {
  return `${apiRoot}${path.replace(/meta\.json$/, file)}`;
}

/** The folder of an extension, with a slash at the end. */
export function extensionFolder({ path }: Pick<Extension, 'path'>, apiRoot: string): string {
  return `${apiRoot}${path.replace(/meta\.json$/, '')}`;
}
