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
  if (!types || types.defaultPolicy) return;
  types.createPolicy('default', { createHTML: tame });
  // Parts of the editor bring their own DOMPurify, which would ask for the name of the app's once more, and be refused as
  // a breach. Without one it does its work all the same.
  const create = types.createPolicy.bind(types);
  types.createPolicy = (name, rules) => {
    if (name === 'dompurify') throw new TypeError('The default policy stands in for it');
    return create(name, rules);
  };
}
