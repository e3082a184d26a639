import type { ProjectInfo } from '#app/entities/projects/types.ts';
import { isAdmin } from '#app/entities/users/rules.ts';
import type { CurrentUser } from '#app/entities/users/types.ts';
import { apiRoot } from '#app/lib/api.ts';
import { configuredAddress } from '#app/lib/configured.ts';
import { appVersion } from '#app/lib/version.ts';

/** Name of the meta tag with the address that counts; empty in the bundle: then nothing is ever sent. */
const setting = 'lectern-usage-url';

/** Only administrators are counted, and not where the project has telemetry switched off. */
export function isCounted(user: Pick<CurrentUser, 'role'>, info: Pick<ProjectInfo, 'telemetry'>): boolean {
  // The API sends a boolean, older settings hold it as a number or a text.
  const isOff = ['false', '0', ''].includes(String(info.telemetry ?? true));
  return isAdmin(user) && !isOff;
}

/** Projects that were counted since the page was loaded: their data may be loaded again. */
const counted = new Set<string>();

/**
 * Adds one to the anonymous count of installations, where an address for it is configured; once for each project and load
 * of the page. Whether it works is nobody's wait.
 */
export async function countUsage(
  project: string,
  user: Pick<CurrentUser, 'role'>,
  info: Pick<ProjectInfo, 'telemetry'>,
): Promise<void> {
  const address = isCounted(user, info) ? configuredAddress(setting) : null;
  if (address === null || counted.has(project) || !navigator.onLine) return;
  counted.add(project);
  try {
    await fetch(address, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'app', url: apiRoot, version: appVersion }),
    });
  } catch {
    // Not counted, then.
  }
}
