/**
 * An answer that is an error of the contract: `{ error: { code, message } }` with an HTTP status.
 * Codes and messages are those recorded from a real 8.1.0 server; where the recording is a crash or a hole,
 * see mocks/DEVIATIONS.md.
 */
export class Fault extends Error {
  readonly status: number;
  readonly code: number;

  constructor(status: number, code: number, message: string) {
    super(message);
    this.name = 'Fault';
    this.status = status;
    this.code = code;
  }
}

export const faults = {
  notFoundRoute: () => new Fault(404, 1, 'Not Found'),
  unauthorized: (message = 'Unauthorized request') => new Fault(401, 3, message),
  invalid: (message: string) => new Fault(422, 4, message),
  methodNotAllowed: () => new Fault(405, 6, 'Method Not Allowed'),
  payload: (message = 'Invalid or Empty Payload') => new Fault(400, 13, message),
  collectionNotFound: (name: string) => new Fault(404, 200, `Unable to find collection: ${name}`),
  itemNotFound: (message = 'Item not found') => new Fault(404, 203, message),
};
