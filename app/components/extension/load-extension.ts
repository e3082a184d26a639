import { extensionUrl } from '#app/entities/extensions/rules.ts';
import type { Extension } from '#app/entities/extensions/types.ts';
import { apiRoot } from '#app/lib/api.ts';
import {
  ExtensionProblem,
  type FileAnswer,
  problemOf,
  problemOfAnswer,
  problemOfModule,
} from './load-problem.ts';
import { shareModules } from './share-modules.ts';

/** How long an extension's code may take to come and run, in ms. */
const limit = 10_000;

/** The code of an extension as it is on the server now. */
export interface ExtensionCode<Exported = unknown> {
  /** What its `module.js` exports as default. */
  exported: Exported;
  /** Its style sheet, null when it has none. */
  styles: { address: string; text: string } | null;
}

/** How often each address has failed. */
const failures = new Map<string, number>();

/**
 * Runs the code of an extension. Throws ExtensionProblem. Code and styles have addresses that hold what is in them, so that
 * after they were replaced a reload runs the new ones, whatever the server says about caching. A try after a failure has an
 * address of its own too: browsers keep a module that failed as failed for as long as the page lives.
 *
 * @param part name of the component in what the code exports; null: that is the component itself
 */
export async function loadExtension(extension: Extension, part: string | null): Promise<ExtensionCode> {
  const address = extensionUrl(extension, 'module.js', apiRoot);
  const failed = failures.get(address) ?? 0;
  try {
    return await inTime(load(extension, address, failed, part));
  } catch (error) {
    failures.set(address, failed + 1);
    throw error;
  }
}

async function load(
  extension: Extension,
  address: string,
  failed: number,
  part: string | null,
): Promise<ExtensionCode> {
  const sheet = extensionUrl(extension, 'module.css', apiRoot);
  const [code, css] = await Promise.all([ask(address), ask(sheet), shareModules()]);
  const problem = problemOfAnswer(code);
  if ((problem?.kind === 'missing' || problem?.kind === 'not-code') && (await isOld(extension)))
    throw new ExtensionProblem('old', '');
  if (problem) throw problem;
  // Most extensions have no style sheet, and none is worth a failure.
  const text = css?.status === 200 && css.type.startsWith('text/css') ? css.text : null;
  const version = `v=${digest(`${code?.text ?? ''}\n${text ?? ''}`)}`;
  let loaded: { default?: unknown };
  try {
    const again = failed === 0 ? '' : `&try=${failed}`;
    loaded = (await import(/* @vite-ignore */ `${address}?${version}${again}`)) as typeof loaded;
  } catch (error) {
    throw problemOf(error, code);
  }
  const judged = problemOfModule(loaded, part);
  if (judged) throw judged;
  return {
    exported: loaded.default,
    styles: text === null ? null : { address: `${sheet}?${version}`, text },
  };
}

/** Asks the server itself: what a cache holds may be of another version than what else is loaded. */
async function ask(address: string): Promise<FileAnswer | null> {
  try {
    const response = await fetch(address, { cache: 'no-cache' });
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      text: await response.text(),
    };
  } catch {
    return null;
  }
}

/** Whether what is there instead was made for the 8.x app. It is looked at and not run. */
async function isOld(extension: Extension): Promise<boolean> {
  const files = ['input.js', 'layout.js'] as const;
  const answers = await Promise.all(files.map((file) => ask(extensionUrl(extension, file, apiRoot))));
  return answers.some((answer) => answer !== null && problemOfAnswer(answer)?.kind === 'old');
}

/** FNV-1a, 32 bits: tells versions of a text apart, also where the page has no secure context and so no better sum. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${text.length.toString(36)}-${(hash >>> 0).toString(36)}`;
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ExtensionProblem('slow', '')), limit);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
