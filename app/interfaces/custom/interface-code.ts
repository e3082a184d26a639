import { type ExtensionCode, extensionCode } from '#app/components/extension/extension-code.ts';
import type { Extension } from '#app/entities/extensions/types.ts';
import type { InterfaceDefinition } from '#app/interfaces/define.ts';

/** What `module.js` of a custom interface exports as default: all or a part of what the app's own define. */
export type InterfaceExport = Pick<InterfaceDefinition, 'Input'> & Partial<InterfaceDefinition>;

export type LoadedInterface = ExtensionCode<InterfaceExport>;

let complete: (extension: Extension, exported: InterfaceExport) => void = () => {};

/** Says who wants to know what the code of an interface says of it. */
export function setComplete(listener: typeof complete): void {
  complete = listener;
}

/** The code of a custom interface. Throws ExtensionProblem. */
export const interfaceCode = (project: string, extension: Extension) =>
  extensionCode<InterfaceExport>(project, 'interfaces', extension, {
    part: 'Input',
    onLoaded: (exported) => complete(extension, exported),
  });
