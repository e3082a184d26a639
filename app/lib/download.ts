import { ApiError } from './api.ts';

/** Hands a file to the browser's downloads under a name. */
export function download(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  downloadFrom(url, name);
  // The browser has taken hold of the content by then, however long it takes to write it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Has the browser download what is at an address of this origin, under a name. */
export function downloadFrom(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** Whether an address is of the page's origin. Elsewhere `download` does not count: a link would leave the app. */
export function isOwnOrigin(address: string): boolean {
  return new URL(address, location.href).origin === location.origin;
}

/**
 * What is at an address of the API that needs no session (assets). Throws ApiError, or AbortError when the signal says
 * so.
 */
export async function fetchFile(address: string, signal?: AbortSignal): Promise<Blob> {
  try {
    const answer = await fetch(address, {
      credentials: 'same-origin',
      // A copy in the cache that a picture of the page has left there may lack the headers that another origin needs.
      cache: isOwnOrigin(address) ? 'default' : 'reload',
      ...(signal ? { signal } : {}),
    });
    if (!answer.ok) throw new ApiError(answer.status, -1, `${answer.status} ${answer.statusText}`.trim());
    return await answer.blob();
  } catch (error) {
    if (error instanceof ApiError || (error instanceof DOMException && error.name === 'AbortError'))
      throw error;
    throw new ApiError(0, -1, '');
  }
}
