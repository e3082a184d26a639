import { tame } from './tame.ts';

interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => unknown;
  defaultPolicy?: unknown;
}

/**
 * Where a content security policy asks for trusted types, the editor's markup passes when it has been tamed: the editor
 * knows nothing of them, so that it is the default policy, of the page and of the editor's own document, that tames.
 * Throws when the policy doesn't allow for one.
 */
export function trustTamedMarkup(scope: Window): void {
  const types = (scope as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (types && !types.defaultPolicy) types.createPolicy('default', { createHTML: tame });
}
