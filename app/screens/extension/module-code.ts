import { queryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { loadExtension } from '#app/components/extension/load-extension.ts';
import type { Extension } from '#app/entities/extensions/types.ts';

/** What a module's page is given. */
export interface ModuleProps {
  /** Key of the project. */
  project: string;
  /** The module's own id. */
  id: string;
}

export interface LoadedModule {
  Component: ComponentType<ModuleProps>;
  /** Address of its style sheet, null when it has none. */
  styles: string | null;
}

/** The code of a module. Throws ExtensionProblem. */
export const moduleCode = (project: string, extension: Extension) =>
  queryOptions({
    queryKey: [project, 'extensions', 'code', 'modules', extension.id],
    queryFn: async (): Promise<LoadedModule> => {
      const { exported, styles } = await loadExtension(extension);
      return { Component: exported as ComponentType<ModuleProps>, styles: styles?.address ?? null };
    },
    retry: false,
    retryOnMount: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
