/** The key of the draft of a field's set-up; `field` is null for a new one. No item of the fields has such a key. */
export function setupDraftKey(collection: string, field: string | null): string {
  return `${collection} ${field ?? '+'}`;
}
