const units: ReadonlyMap<string, number> = new Map(
  ['', 'K', 'M', 'G', 'T'].map((unit, at) => [unit, 1024 ** at]),
);

/** Bytes of a size as the setting `file_max_size` holds one: `100MB`, `1.5 GB`, `2048`; null for none. */
export function sizeInBytes(text: unknown): number | null {
  const [, digits, unit = ''] = /^\s*(\d+(?:[.,]\d+)?)\s*([KMGT]?)i?B?\s*$/i.exec(String(text ?? '')) ?? [];
  const bytes = Number(digits?.replace(',', '.')) * (units.get(unit.toUpperCase()) ?? Number.NaN);
  return bytes > 0 ? Math.floor(bytes) : null;
}

/**
 * Most bytes of a file: what PHP takes (`ofServer`, bytes) and what the project's setting allows are two limits, of which
 * the lower one counts. Null when neither is known.
 */
export function uploadLimit(ofServer: number | undefined, setting: unknown): number | null {
  const limits = [ofServer || null, sizeInBytes(setting)].filter((limit) => limit !== null);
  return limits.length === 0 ? null : Math.min(...limits);
}
