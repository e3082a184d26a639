import { isProjectKey } from '#app/entities/projects/rules.ts';
import { claimsOfToken } from '#app/entities/session/rules.ts';
import { setCurrentProject } from './current-project.ts';

/** What the address of a mailed link holds. */
export interface LinkSearch {
  token?: string | undefined;
  project?: string | undefined;
}

const asText = (value: unknown) => (value === undefined ? value : String(value));

export function readLinkSearch({ token, project }: Record<string, unknown>): LinkSearch {
  return { token: asText(token), project: asText(project) };
}

/** The link of a mail is opened cold, in a browser that knows no project or is busy in another one. */
export function enterProjectOf({ token, project }: LinkSearch): void {
  const asked = project ?? (token === undefined ? null : claimsOfToken(token).project);
  if (isProjectKey(asked)) setCurrentProject(asked);
}
