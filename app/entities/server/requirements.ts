import type { InstallInfo } from './types.ts';

/** Least version of PHP. */
const minPhp = [7, 1, 0] as const;

export interface Requirement {
  id: 'embedded' | 'server' | 'php' | 'extensions' | 'folders' | 'version';
  isMet: boolean;
  /** What the server has, or what is missing there; '' when it said nothing. */
  found: string;
}

/**
 * What a server has to be for a project to be installed on it. `latest` is the tag of the latest release, null when
 * that isn't known: then the version isn't judged.
 */
export function requirementsOf(info: InstallInfo, latest: string | null): Requirement[] {
  const type = info.server?.type ?? '';
  const php = info.php?.version ?? '';
  if (isEmbedded(info)) return [{ id: 'embedded', isMet: true, found: type }];
  const missing = namesWhere(info.php?.extensions, (isOn) => !isOn);
  const closed = namesWhere(info.permissions, (mode) => String(mode)[1] !== '7');
  const version = info.directus ?? '';
  return [
    { id: 'server', isMet: type.toLowerCase().includes('apache'), found: type },
    { id: 'php', isMet: isAtLeast(php, minPhp), found: php },
    { id: 'extensions', isMet: missing.length === 0, found: missing.join(', ') },
    { id: 'folders', isMet: closed.length === 0, found: closed.join(', ') },
    ...(latest === null
      ? []
      : [{ id: 'version' as const, isMet: plain(version) === plain(latest), found: version }]),
  ];
}

/** Whether it is the API that comes with the app: it needs neither a web server nor PHP nor a database. */
export function isEmbedded(info: InstallInfo): boolean {
  return /^node\b/i.test(info.server?.type ?? '');
}

function namesWhere<T>(record: Record<string, T> | undefined, test: (value: T) => boolean): string[] {
  return Object.entries(record ?? {}).flatMap(([name, value]) => (test(value) ? [name] : []));
}

/** Compares the numbers at the start of a version; a text without any is older than all. */
function isAtLeast(version: string, min: readonly number[]): boolean {
  const numbers = /^\d+(?:\.\d+)*/.exec(version)?.[0].split('.').map(Number);
  if (!numbers) return false;
  for (const [index, wanted] of min.entries()) {
    const has = numbers[index] ?? 0;
    if (has !== wanted) return has > wanted;
  }
  return true;
}

const plain = (tag: string) => tag.replace(/^v/i, '');

/** The tag in an answer about releases: of one release, or of the first in a list of releases or tags. */
export function latestTagIn(answer: unknown): string | null {
  const entry: unknown = Array.isArray(answer) ? answer[0] : answer;
  if (typeof entry !== 'object' || entry === null) return null;
  const { tag_name: release, name } = entry as { tag_name?: unknown; name?: unknown };
  const tag = release ?? name;
  return typeof tag === 'string' && tag !== '' ? tag : null;
}
