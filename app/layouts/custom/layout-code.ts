import { type ExtensionCode, extensionCode } from '#app/components/extension/extension-code.ts';
import type { Extension } from '#app/entities/extensions/types.ts';
import type { LayoutDefinition } from '#app/layouts/define.ts';

/** What `module.js` of a custom layout exports as default: all or a part of what the app's own define. */
export type LayoutExport = Pick<LayoutDefinition, 'Layout'> &
  Partial<LayoutDefinition> & {
    /** The 8.x app's word for `Options`. */
    Settings?: LayoutDefinition['Options'];
  };

export type LoadedLayout = ExtensionCode<LayoutExport>;

/** The code of a custom layout. Throws ExtensionProblem. */
export const layoutCode = (project: string, extension: Extension) =>
  extensionCode<LayoutExport>(project, 'layouts', extension, { part: 'Layout' });
