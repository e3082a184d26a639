import { plainText } from '#app/lib/plain-text.ts';

/** A stored type as a word. Text in a JSON field may come as it is or as JSON, in quotes. */
export function typeText(value: unknown): string {
  const text = plainText(value);
  return /^"[\w-]*"$/.test(text) ? text.slice(1, -1) : text;
}

/** A type as its field takes it: the API refuses a bare word in a JSON field. */
export function storedType(type: string | null, fieldType: string): string | null {
  return type !== null && fieldType === 'json' ? JSON.stringify(type) : type;
}
