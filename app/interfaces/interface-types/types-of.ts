import { registry } from '#app/interfaces/registry.ts';
import { plainText } from '#app/lib/plain-text.ts';

/** The field types that an interface serves, the first of them its usual one. */
export function typesOf(id: unknown): readonly string[] {
  return registry.getState().get(plainText(id))?.types ?? [];
}
