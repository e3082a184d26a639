/**
 * A number kept as its digits, written bare into JSON: decimals and bigints beyond what a double holds.
 * `digits` must be a JSON number; anything else throws, so that no text can slip into a reply unquoted.
 */
export class RawNumber {
  readonly digits: string;

  constructor(digits: string) {
    if (!/^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(digits)) throw new Error(`Not a number: ${digits}`);
    this.digits = digits;
  }

  toString(): string {
    return this.digits;
  }

  /** Throws: the native writer has no way to write bare digits (see `stringifyJson`). */
  toJSON(): never {
    throw new TypeError('A RawNumber is written by stringifyJson');
  }
}
