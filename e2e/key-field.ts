/** The key of a collection, counted by the server, as the app makes it. */
export const keyField = {
  field: 'id',
  type: 'integer',
  datatype: 'INT',
  length: 15,
  interface: 'primary-key',
  primary_key: true,
  auto_increment: true,
};
