/**
 * An answer that is an error of the contract: `{ error: { code, message } }` with an HTTP status.
 * Codes and messages are those recorded from a real 8.1.0 server; where the recording is a crash or a hole,
 * see mocks/DEVIATIONS.md.
 */
export class ApiFault extends Error {
  readonly status: number;
  readonly code: number;

  constructor(status: number, code: number, message: string) {
    super(message);
    this.name = 'Fault';
    this.status = status;
    this.code = code;
  }
}

/** What the recorded server says of whatever its database refuses. */
export const sqlFailure = () => new ApiFault(500, 9, 'Failed generating the SQL query.');

export const faults = {
  notFoundRoute: () => new ApiFault(404, 1, 'Not Found'),
  unauthorized: (message = 'Unauthorized request') => new ApiFault(401, 3, message),
  invalid: (message: string) => new ApiFault(422, 4, message),
  methodNotAllowed: () => new ApiFault(405, 6, 'Method Not Allowed'),
  payload: (message = 'Invalid or Empty Payload') => new ApiFault(400, 13, message),
  collectionNotFound: (name: string) => new ApiFault(404, 200, `Unable to find collection: ${name}`),
  itemNotFound: (message = 'Item not found') => new ApiFault(404, 203, message),
};
