/** A mistake of whoever started the server; its message is one clear line. */
export class SetupError extends Error {}
