/** The two roles that are always there, by their ids. */
export const ADMIN_ROLE = 1;
export const PUBLIC_ROLE = 2;
