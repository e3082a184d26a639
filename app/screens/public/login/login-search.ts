/** What the address of the sign-in page may carry. */
export interface LoginSearch {
  /** Full path to go to afterwards. */
  redirect?: string;
  /** Preselects a project; it leaves the address at once. */
  project?: string;
  /** Set by a single sign-on that failed, with the code of why; both leave the address once they are shown. */
  error?: string;
  code?: string;
}

const keys = ['redirect', 'project', 'error', 'code'] as const;

export function toLoginSearch(search: Record<string, unknown>): LoginSearch {
  const found: LoginSearch = {};
  for (const key of keys) {
    const value = search[key];
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      found[key] = String(value);
  }
  return found;
}
