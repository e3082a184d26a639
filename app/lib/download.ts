/** Hands a file to the browser's downloads under a name. */
export function download(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken hold of the content by then, however long it takes to write it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
