/**
 * An address that the installation names in the page's head (`<meta name="…" content="…">`), null when it names none
 * or something that is no http(s) address. `{key}` in it stands for `key`, encoded.
 */
export function configuredAddress(name: string, key = ''): string | null {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim();
  return content ? toAddress(content, document.baseURI, key) : null;
}

/** `template` against `base`, with `{key}` filled in; null for what is no http(s) address. */
export function toAddress(template: string, base: string, key = ''): string | null {
  try {
    const url = new URL(template.replaceAll('{key}', encodeURIComponent(key)), base);
    return /^https?:$/.test(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}
