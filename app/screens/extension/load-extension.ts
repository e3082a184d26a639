import { queryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { extensionUrl } from '#app/entities/extensions/rules.ts';
import type { Extension } from '#app/entities/extensions/types.ts';
import { apiRoot } from '#app/lib/api.ts';
import { ExtensionProblem, type FileAnswer, problemOf, problemOfModule } from './load-problem.ts';
import { shareModules } from './share-modules.ts';

/** How long an extension's code may take to come and run, in ms. */
const limit = 10_000;

/** What an extension's page is given. */
export interface ExtensionProps {
  /** Key of the project. */
  project: string;
  /** The extension's own id. */
  id: string;
}

export interface LoadedExtension {
  Component: ComponentType<ExtensionProps>;
  /** Address of its style sheet, null when it has none. */
  styles: string | null;
}

/**
 * The code of a module. Throws ExtensionProblem. A try after a failure asks under an address of its own: browsers keep a
 * module that failed as failed for as long as the page lives.
 */
export const extensionCode = (project: string, extension: Extension) =>
  queryOptions({
    queryKey: [project, 'extensions', 'code', extension.id],
    queryFn: () => loadExtension(extension),
    retry: false,
    retryOnMount: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** How often each address has failed. */
const failures = new Map<string, number>();

async function loadExtension(extension: Extension): Promise<LoadedExtension> {
  shareModules();
  const address = extensionUrl(extension, 'module.js', apiRoot);
  const failed = failures.get(address) ?? 0;
  const code = failed === 0 ? address : `${address}?try=${failed}`;
  try {
    const [Component, styles] = await Promise.all([
      inTime(loadComponent(code, address)),
      findStyles(extensionUrl(extension, 'module.css', apiRoot)),
    ]);
    return { Component, styles };
  } catch (error) {
    failures.set(address, failed + 1);
    throw error;
  }
}

async function loadComponent(code: string, address: string): Promise<ComponentType<ExtensionProps>> {
  let loaded: { default: ComponentType<ExtensionProps> };
  try {
    loaded = (await import(/* @vite-ignore */ code)) as typeof loaded;
  } catch (error) {
    throw problemOf(error, await ask(address));
  }
  if (problemOfModule(loaded, '')) {
    const problem = problemOfModule(loaded, (await ask(address))?.text ?? '');
    if (problem) throw problem;
  }
  return loaded.default;
}

async function ask(address: string): Promise<FileAnswer | null> {
  try {
    const response = await fetch(address);
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      text: await response.text(),
    };
  } catch {
    return null;
  }
}

/** Most extensions have no style sheet, and none is worth a failure. */
async function findStyles(address: string): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(limit);
    const response = await fetch(address, { method: 'HEAD', signal });
    const isSheet = response.ok && response.headers.get('content-type')?.startsWith('text/css');
    return isSheet ? address : null;
  } catch {
    return null;
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ExtensionProblem('slow', '')), limit);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
