import { shownAddress } from '#app/lib/server-address.ts';
import type { CurrentUser, User } from './types.ts';

/** Role 1 is the administrator's, by the API's own rule. */
export const adminRole = 1;

export function isAdmin(user: Pick<CurrentUser, 'role'>): boolean {
  return user.role?.id === adminRole;
}

/** First and last name, else the e-mail address, else the number. */
export function userName(user: Pick<User, 'id' | 'first_name' | 'last_name' | 'email'>): string {
  return [user.first_name, user.last_name].filter(Boolean).join(' ') || user.email || `#${user.id}`;
}

/** A small picture of the user, undefined when there is none. */
export function avatarUrl(user: Pick<User, 'avatar'>): string | undefined {
  const data = user.avatar?.data;
  const small = data?.thumbnails?.[0];
  const given = small ? { url: small.relative_url, full_url: small.url } : data;
  return (given && shownAddress(given)) ?? undefined;
}

/** Whether a write by this mutation key may have changed an account. */
export function isPeopleWrite(key: readonly unknown[] | undefined, project: string): boolean {
  const [of, area, what, deed] = key ?? [];
  if (of !== project) return false;
  // A role makes the frame of who has it.
  if (area === 'roles') return what !== 'create';
  return area === 'users' ? what === 'update-me' : what === 'directus_users' && deed !== 'create';
}

/** The signed-in user of the API's answer. Who may not read the own role gets it as a bare key, or not at all. */
export function toCurrentUser(raw: Omit<CurrentUser, 'role'> & { role?: unknown }): CurrentUser {
  const { role } = raw;
  if (typeof role === 'object' && role !== null && 'id' in role) {
    const known = role as Partial<CurrentUser['role']>;
    return {
      ...raw,
      role: { name: '', module_listing: null, collection_listing: null, ...known, id: Number(known.id) },
    };
  }
  // No role has the number 0: it may do nothing.
  return {
    ...raw,
    role: { id: Number(role ?? 0) || 0, name: '', module_listing: null, collection_listing: null },
  };
}
