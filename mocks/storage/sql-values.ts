import { type Row, SqlError, type SqlValue } from '#mocks/storage/driver.ts';

/** How much of a database is mapped into memory. */
export const MAPPED_BYTES = 2 ** 31 - 2 ** 16;
const LOWEST = -(2n ** 63n);
const HIGHEST = 2n ** 63n - 1n;

/** The binding aborts the whole process on a boolean and takes every JS number for a REAL: both are met here. */
export function bound(value: unknown): SqlValue {
  switch (typeof value) {
    case 'undefined':
      return null;
    case 'boolean':
      return value ? 1n : 0n;
    case 'number':
      if (Number.isSafeInteger(value)) return BigInt(value);
      if (Number.isFinite(value)) return value;
      break;
    case 'bigint':
      if (value >= LOWEST && value <= HIGHEST) return value;
      break;
    case 'string':
      return value;
    default:
      if (value === null || value instanceof Uint8Array) return value;
  }
  throw new SqlError('SQLITE_MISMATCH', `Value cannot be stored: ${String(value)}`, '');
}

export function plainRow(row: unknown): Row {
  const plain = row as Record<string, SqlValue | ArrayBuffer>;
  for (const name in plain) {
    const value = plain[name];
    if (typeof value === 'bigint') {
      const number = Number(value);
      if (Number.isSafeInteger(number)) plain[name] = number;
    } else if (value instanceof ArrayBuffer) {
      plain[name] = new Uint8Array(value);
    }
  }
  return plain as Row;
}

export function guard<T>(sql: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw sqlError(error, sql);
  }
}

export function sqlError(error: unknown, sql: string): SqlError {
  if (error instanceof SqlError) return error;
  const { code, message } = error as { code?: string; message: string };
  return new SqlError(code ?? 'SQLITE_ERROR', message, sql);
}
