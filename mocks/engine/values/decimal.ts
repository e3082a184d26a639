/**
 * Decimals as text, so that no digit is lost on the way between request and database.
 * All functions take and give plain notation (`-12.50`), without exponent.
 */

const DECIMAL = /^\s*([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?\s*$/;

/** Plain notation of a number in any notation, null when the text is no number. */
export function plainDecimal(text: string): string | null {
  const match = DECIMAL.exec(text);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match ?? [];
  if (!match || `${whole}${fraction}` === '') return null;
  const point = whole.length + Number(exponent);
  const digits = `${'0'.repeat(Math.max(0, -point))}${whole}${fraction}`.padEnd(Math.max(point, 0), '0');
  const at = Math.max(point, 0);
  const left = digits.slice(0, at).replace(/^0+(?=\d)/, '') || '0';
  const right = digits.slice(at);
  const negative = sign === '-' && /[1-9]/.test(`${left}${right}`);
  return `${negative ? '-' : ''}${left}${right ? `.${right}` : ''}`;
}

/** Rounds half away from zero, as MariaDB does, and pads with zeros to `scale` digits behind the point. */
export function roundDecimal(plain: string, scale: number): string {
  const negative = plain.startsWith('-');
  const [whole = '0', fraction = ''] = plain.replace('-', '').split('.');
  let units = BigInt(`${whole}${fraction.slice(0, scale).padEnd(scale, '0')}`);
  if ((fraction[scale] ?? '0') >= '5') units += 1n;
  const digits = units.toString().padStart(scale + 1, '0');
  const left = digits.slice(0, digits.length - scale);
  const right = digits.slice(digits.length - scale);
  return `${negative && units !== 0n ? '-' : ''}${left}${scale > 0 ? `.${right}` : ''}`;
}

/** Digits before the point, leading zeros aside. */
export function wholeDigits(plain: string): number {
  return plain.replace(/^-?0*/, '').split('.')[0]?.length ?? 0;
}
