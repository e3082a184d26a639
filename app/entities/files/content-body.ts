import { writeJson } from '#app/lib/json.ts';

/** Bytes that are turned into text at a time: a multiple of three, so that the parts of base64 join without padding. */
const slice = 3 * 1024 * 1024;

/**
 * JSON of the values and, as `data`, the file's content in base64. A blob, made a part at a time: a text of a hundred
 * megabytes would stand in memory several times over. Rejects when the file can't be read (it was moved or changed).
 */
export async function contentBody(
  values: Readonly<Record<string, unknown>>,
  file: Blob,
  step = slice,
): Promise<Blob> {
  const parts: Blob[] = [];
  for (let at = 0; at < file.size; at += step) {
    const bytes = new Uint8Array(await file.slice(at, at + step).arrayBuffer());
    parts.push(new Blob([toBase64(bytes)]));
  }
  const head = writeJson(values).slice(0, -1);
  const comma = Object.keys(values).length > 0 ? ',' : '';
  return new Blob([head, comma, '"data":"', ...parts, '"}'], { type: 'application/json' });
}

/** Arguments that a call takes safely. */
const max = 0x80_00;

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += max) {
    text += String.fromCharCode(...bytes.subarray(at, at + max));
  }
  return btoa(text);
}
