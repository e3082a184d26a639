import type { DisplayProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';

export function Display({ value }: DisplayProps) {
  const row = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  return clip(plainText(row && 'id' in row ? (row['name'] ?? row['id']) : value));
}
