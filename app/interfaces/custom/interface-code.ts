import { queryOptions } from '@tanstack/react-query';
import type { Extension } from '#app/entities/extensions/types.ts';
import type { InterfaceDefinition } from '#app/interfaces/define.ts';

/** What `module.js` of a custom interface exports as default: all or a part of what the app's own define. */
export type InterfaceExport = Pick<InterfaceDefinition, 'Input'> & Partial<InterfaceDefinition>;

export interface LoadedInterface {
  exported: InterfaceExport;
  /** Text of its style sheet, null when it has none. */
  styles: string | null;
}

let complete: (extension: Extension, exported: InterfaceExport) => void = () => {};

/** Says who wants to know what the code of an interface says of it. */
export function setComplete(listener: typeof complete): void {
  complete = listener;
}

/** The code of a custom interface. Throws ExtensionProblem. */
export const interfaceCode = (project: string, extension: Extension) =>
  queryOptions({
    queryKey: [project, 'extensions', 'code', 'interfaces', extension.id],
    queryFn: async (): Promise<LoadedInterface> => {
      const { isComponent, loadExtension } = await import('#app/components/extension/load-extension.ts');
      const hasInput = (value: unknown) =>
        typeof value === 'object' && value !== null && 'Input' in value && isComponent(value.Input);
      const { exported, styles } = await loadExtension(extension, hasInput);
      const found = exported as InterfaceExport;
      complete(extension, found);
      return { exported: found, styles: styles?.text ?? null };
    },
    retry: false,
    retryOnMount: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
