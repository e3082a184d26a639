import { shownAddress } from '#app/lib/server-address.ts';
import type { ProjectImage } from './types.ts';

/** Address of a picture of the project; null for none. */
export function projectImageUrl(image: ProjectImage | null | undefined): string | null {
  return image ? shownAddress(image) : null;
}

/**
 * Whether a text can be a project's key. A key becomes a part of every address of the API, so that one from the server
 * or from the page's address is only used when it can't mean anything else there (`..`, a slash, a query).
 */
export function isProjectKey(key: unknown): key is string {
  return typeof key === 'string' && /^[\w-][\w.-]{0,190}$/.test(key);
}

/**
 * Which of the projects to ask for their names now: those already answered stay, and of the others the first `atOnce`.
 * A slow one then holds up no more than its own place.
 *
 * @param isSettled whether a project has answered, with its name or with a failure
 */
export function askedForName(
  projects: readonly string[],
  isSettled: (project: string) => boolean,
  atOnce = 4,
): Set<string> {
  const waiting = projects.filter((project) => !isSettled(project));
  return new Set([...projects.filter(isSettled), ...waiting.slice(0, atOnce)]);
}

/** What a list calls each project: its name, with the key behind it where several have the same; the key for none. */
export function projectLabels(
  projects: readonly string[],
  nameOf: (project: string) => string | null | undefined,
): string[] {
  const names = projects.map((project) => nameOf(project) || project);
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return projects.map((project, index) => {
    const name = names[index] ?? project;
    return (times.get(name) ?? 0) > 1 && name !== project ? `${name} (${project})` : name;
  });
}
