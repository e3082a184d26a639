/**
 * An answer that is an error of the contract: `{ error: { code, message } }` with an HTTP status.
 * Codes and messages are those recorded from real servers; where the recording is a crash or a hole,
 * see mocks/DEVIATIONS.md.
 */
export class ApiFault extends Error {
  readonly status: number;
  readonly code: number;
  /** Further members of the error. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(status: number, code: number, message: string, more: Record<string, unknown> = {}) {
    super(message);
    this.more = more;
    this.name = 'Fault';
    this.status = status;
    this.code = code;
  }
}

/** What the recorded server says of whatever its database refuses. It shows the statement, which is nobody's to see. */
export const sqlFailure = () => new ApiFault(500, 9, 'Failed generating the SQL query.', { query: '' });

export const faults = {
  notFoundRoute: () => new ApiFault(404, 1, 'Not Found'),
  unauthorized: (message = 'Unauthorized request') => new ApiFault(401, 3, message),
  invalid: (message: string) => new ApiFault(422, 4, message),
  methodNotAllowed: () => new ApiFault(405, 6, 'Method Not Allowed'),
  payload: (message = 'Invalid or Empty Payload') => new ApiFault(400, 13, message),
  collectionNotFound: (name: string) => new ApiFault(404, 200, `Unable to find collection: ${name}`),
  itemNotFound: (message = 'Item not found') => new ApiFault(404, 203, message),
};
