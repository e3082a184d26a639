import { ownValue } from '#app/lib/own-value.ts';
const byDatatype: Record<string, string> = {
  TINYTEXT: 'textarea',
  TEXT: 'textarea',
  MEDIUMTEXT: 'textarea',
  LONGTEXT: 'textarea',
  TINYINT: 'toggle',
  SMALLINT: 'numeric',
  MEDIUMINT: 'numeric',
  INT: 'numeric',
  BIGINT: 'numeric',
  DECIMAL: 'numeric',
  FLOAT: 'numeric',
  DOUBLE: 'numeric',
  YEAR: 'numeric',
  DATE: 'date',
  DATETIME: 'datetime',
  // A moment: what edits times alone would lose the day.
  TIMESTAMP: 'datetime',
  TIME: 'time',
};

/** Id of the interface for a column that has none; what is not known here is edited as text. */
export function fallbackInterface(datatype: string): string {
  return Object.hasOwn(byDatatype, datatype)
    ? (ownValue(byDatatype, datatype) ?? 'text-input')
    : 'text-input';
}
