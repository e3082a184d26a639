let owner: { project: string; user: number } | null = null;

/**
 * Says whose private screens are shown in which project; null: none are. As long as they are, the current user of that
 * project can't become another one under them.
 */
export function setScreenOwner(project: string, user: number | null): void {
  owner = user === null ? null : { project, user };
}

/** True when the screens that are shown in the project are those of another user. */
export function isOfAnother(project: string, user: number): boolean {
  return owner !== null && owner.project === project && owner.user !== user;
}
