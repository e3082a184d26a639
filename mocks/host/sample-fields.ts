/** Fields as tests send them to make collections. */

export const KEY = { field: 'id', type: 'integer', datatype: 'INT', primary_key: true, auto_increment: true };

/** A text of at most 100 characters. */
export const textField = (field: string, more: object = {}) => ({
  field,
  type: 'string',
  datatype: 'VARCHAR',
  length: 100,
  ...more,
});
