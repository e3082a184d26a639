/** The Latin letter (small) that a key types, else the one in its place on keyboards that type others; '' for other keys. */
export function letterOf({ key, code }: { key: string; code: string }): string {
  if (/^[!-~]$/.test(key)) return /[a-z]/i.test(key) ? key.toLowerCase() : '';
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '';
}
