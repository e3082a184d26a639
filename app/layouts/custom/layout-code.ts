import { queryOptions } from '@tanstack/react-query';
import type { Extension } from '#app/entities/extensions/types.ts';
import type { LayoutDefinition } from '#app/layouts/define.ts';

/** What `module.js` of a custom layout exports as default: all or a part of what the app's own define. */
export type LayoutExport = Pick<LayoutDefinition, 'Layout'> &
  Partial<LayoutDefinition> & {
    /** The 8.x app's word for `Options`. */
    Settings?: LayoutDefinition['Options'];
  };

export interface LoadedLayout {
  exported: LayoutExport;
  /** Text of its style sheet, null when it has none. */
  styles: string | null;
}

/** The code of a custom layout. Throws ExtensionProblem. */
export const layoutCode = (project: string, extension: Extension) =>
  queryOptions({
    queryKey: [project, 'extensions', 'code', 'layouts', extension.id],
    queryFn: async (): Promise<LoadedLayout> => {
      const { isComponent, loadExtension } = await import('#app/components/extension/load-extension.ts');
      const hasLayout = (value: unknown) =>
        typeof value === 'object' && value !== null && 'Layout' in value && isComponent(value.Layout);
      const { exported, styles } = await loadExtension(extension, hasLayout);
      return { exported: exported as LayoutExport, styles: styles?.text ?? null };
    },
    retry: false,
    retryOnMount: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
