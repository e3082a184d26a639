import type { StoredFile } from '#app/entities/files/types.ts';
import { ownValue } from '#app/lib/own-value.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ownValue(escapes, character) ?? character);
}

/** How a file of the library stands in a text: pictures and media are shown, anything else is a link by its title. */
export function fileMarkup(file: StoredFile, address: string): string {
  const name = escape(file.title || file.filename_download || '');
  const at = escape(address);
  const kind = file.type?.split('/')[0];
  if (kind === 'image') return `<img src="${at}" alt="${name}" />`;
  if (kind === 'video') return `<video src="${at}" controls="controls"></video>`;
  if (kind === 'audio') return `<audio src="${at}" controls="controls"></audio>`;
  return `<a href="${at}">${name || at}</a>`;
}
