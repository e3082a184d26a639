import type { ComponentType } from 'react';
import { type ExtensionCode, extensionCode } from '#app/components/extension/extension-code.ts';
import type { Extension } from '#app/entities/extensions/types.ts';

/** What a module's page is given. */
interface ModuleProps {
  /** Key of the project. */
  project: string;
  /** The module's own id. */
  id: string;
}

export type LoadedModule = ExtensionCode<ComponentType<ModuleProps>>;

/** The code of a module. Throws ExtensionProblem. */
export const moduleCode = (project: string, extension: Extension) =>
  extensionCode<ComponentType<ModuleProps>>(project, 'modules', extension, { part: null });
