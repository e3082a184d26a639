import { queryOptions } from '@tanstack/react-query';
import type { Extension, ExtensionKind } from '#app/entities/extensions/types.ts';
import type { ExtensionCode } from './load-extension.ts';

export type { ExtensionCode };

interface CodeOptions<Exported> {
  /** Name of the component in what it exports; null: that is the component itself. */
  part: string | null;
  /** Told of what it exports, once it is there. */
  onLoaded?: (exported: Exported) => void;
}

/** The code of an extension. Throws ExtensionProblem. What loads it comes with the first one. */
export const extensionCode = <Exported>(
  project: string,
  kind: ExtensionKind,
  extension: Extension,
  { part, onLoaded }: CodeOptions<Exported>,
) =>
  queryOptions({
    queryKey: [project, 'extensions', 'code', kind, extension.id],
    queryFn: async () => {
      const { loadExtension } = await import('./load-extension.ts');
      const code = (await loadExtension(extension, part)) as ExtensionCode<Exported>;
      onLoaded?.(code.exported);
      return code;
    },
    retry: false,
    retryOnMount: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
