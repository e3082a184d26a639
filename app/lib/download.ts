/** Hands a file to the browser's downloads under a name. */
export function download(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  downloadFrom(url, name);
  // The browser has taken hold of the content by then, however long it takes to write it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Has the browser download what is at an address of this server, under a name. */
export function downloadFrom(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
