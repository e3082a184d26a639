import { ApiError } from '#app/lib/api.ts';

/** Error code of a server on which no project is installed. */
const notInstalled = 14;

export function isNotInstalled(error: unknown): boolean {
  return error instanceof ApiError && error.code === notInstalled;
}

/** The role may not read it: a state to live with, not a failure. Codes differ, the status doesn't. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

/** There is no session (any more): `users/me` of nobody is not found. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 401) && error.code !== -1;
}
