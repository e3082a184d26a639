import { own } from '#mocks/engine/values/own.ts';
import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { providerOf } from '#mocks/api/sso.ts';
import { openProject } from '#mocks/engine/project.ts';
import { type ApiVersion, DEFAULT_VERSION, type Release } from '#mocks/engine/releases/release.ts';
import { createProjectTables, hasProjectTables } from '#mocks/engine/schema/system.ts';
import type { InstallRequest } from '#mocks/engine/server.ts';
import { randomToken } from '#mocks/engine/session/tokens.ts';
import type { Mail, Project, SignInProvider, WebhookCall, WebhookSettings } from '#mocks/engine/types.ts';
import { SetupError } from '#mocks/host/setup-error.ts';
import type { Driver } from '#mocks/storage/driver.ts';
import { openFiles, openThumbnails } from '#mocks/storage/files.ts';
import { openLibsql } from '#mocks/storage/libsql.ts';

/** Entries of the log of webhooks are kept in two files of this size. */
const LOG_BYTES = 1024 * 1024;

/** How attempts are slowed down in tests, which mistype on purpose. */
export const QUICK = { first: 1, longest: 20 };

/** What the registry of an installation knows of a project. */
export interface RegisteredProject {
  key: string;
  private: boolean;
  databaseName: string;
  /** Signs the tokens of the project. */
  secret: string;
  /** The release that it was made for; 8.1.0 where it is missing, as there was no other one. */
  version?: ApiVersion;
}

interface OpenOptions {
  test: boolean;
  asRecorded?: boolean;
  release: Release;
  /** Where mails are kept too. */
  mails: Mail[];
}

/**
 * Opens the folder of a project below the data folder: `database.sqlite`, `uploads`, `thumbnails`, `mails`,
 * `webhooks.log`. With `install` it is made. Throws a SetupError for a database that is damaged, none of ours or of another
 * release.
 */
export function openProjectFolder(
  data: string,
  entry: RegisteredProject,
  { test, asRecorded = false, release, mails }: OpenOptions,
  install?: InstallRequest,
): Project {
  demandRelease(entry, release);
  const home = join(data, entry.key);
  mkdirSync(home, { recursive: true });
  const driver = openDatabase(join(home, 'database.sqlite'), release, install);
  return openProject({
    key: entry.key,
    private: entry.private,
    secret: entry.secret,
    driver,
    files: openFiles(join(home, 'uploads')),
    thumbnails: openThumbnails(join(home, 'thumbnails')),
    providers: readProviders(data, entry.key),
    mailer: { send: (mail) => writeMail(join(home, 'mails'), mails, mail) },
    webhooks: webhookSettings(join(home, 'webhooks.log'), test),
    ...(test ? { throttle: QUICK } : {}),
    asRecorded,
    release,
  });
}

/** The tables differ, so a project keeps the release that it was made for. */
function demandRelease({ key, version = DEFAULT_VERSION }: RegisteredProject, release: Release): void {
  if (version === release.version) return;
  throw new SetupError(
    `The project "${key}" was made for ${version}: start with LECTERN_API_VERSION=${version}, or with another data folder`,
  );
}

function openDatabase(path: string, release: Release, install?: InstallRequest): Driver {
  let driver: Driver;
  try {
    driver = openLibsql(path);
  } catch (error) {
    throw new SetupError((error as Error).message);
  }
  if (!install && !hasProjectTables(driver)) {
    driver.close();
    throw new SetupError(`The database ${path} cannot be opened: it has none of the project's tables`);
  }
  if (install) {
    const { name, email, passwordHash } = install;
    createProjectTables(driver, name, { email, passwordHash }, release);
  }
  return driver;
}

/** The project's part of `sso.json` in the data folder: providers by name. */
function readProviders(data: string, key: string): SignInProvider[] {
  const path = join(data, 'sso.json');
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return [];
  }
  try {
    const configured = JSON.parse(text) as Record<string, Record<string, unknown> | undefined>;
    return Object.entries(own(configured, key) ?? {}).map(([name, given]) => {
      const provider = providerOf(name, given);
      if (!provider) throw new Error(`"${name}" of "${key}" is not complete`);
      return provider;
    });
  } catch (error) {
    throw new SetupError(`The file ${path} cannot be used: ${(error as Error).message}`);
  }
}

/** Tests do not wait minutes for a listener that is gone for good. */
function webhookSettings(path: string, test: boolean): WebhookSettings {
  const log = (call: WebhookCall) => writeLog(path, call);
  return test
    ? { patience: 300, delays: [20, 40], log }
    : { patience: 10_000, delays: [1000, 10_000, 60_000], log };
}

/** One line of JSON for each call; the file before the last is kept as `.1`. */
function writeLog(path: string, call: WebhookCall): void {
  try {
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LOG_BYTES) renameSync(path, `${path}.1`);
    appendFileSync(path, `${JSON.stringify(call)}\n`, { mode: 0o600 });
  } catch (error) {
    // the project may be gone by now
    console.error(`${path}: ${(error as Error).message}`);
  }
}

/** Mails are kept, not sent: one file each, to be read by whoever runs the server. */
function writeMail(folder: string, mails: Mail[], mail: Mail): void {
  mails.push(mail);
  mkdirSync(folder, { recursive: true });
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomToken(3)}.json`;
  writeFileSync(join(folder, name), `${JSON.stringify(mail, null, 2)}\n`, { mode: 0o600 });
}
