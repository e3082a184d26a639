import {
  accessSync,
  constants,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { release as systemRelease, type as systemName } from 'node:os';
import { join, resolve } from 'node:path';
import { SLOWER } from '#mocks/engine/project.ts';
import { openProjectFolder, QUICK, type RegisteredProject } from '#mocks/host/project-folder.ts';
import { type Addresses, addressesOf, isLoopback } from '#mocks/engine/addresses.ts';
import { seedPassword } from '#mocks/seed/accounts.ts';
import { SetupError } from '#mocks/host/setup-error.ts';
import { type ApiVersion, DEFAULT_VERSION, RELEASES } from '#mocks/engine/releases/release.ts';
import { sumWith } from '#mocks/engine/files/checksum.ts';
import type { InstallRequest, Server } from '#mocks/engine/server.ts';
import { hashCheaply } from '#mocks/engine/session/bcrypt.ts';
import { hashPassword, keepPasswordsWith, verifyPassword } from '#mocks/engine/session/passwords.ts';
import { randomToken } from '#mocks/engine/session/tokens.ts';
import { tryPatternsWith } from '#mocks/engine/values/patterns.ts';
import type { Mail, Project } from '#mocks/engine/types.ts';
import { triedPattern } from '#mocks/host/patterns.ts';
import { scryptHasher } from '#mocks/host/scrypt.ts';
import { images } from '#mocks/storage/images.ts';
import { takeLock } from '#mocks/storage/lock.ts';
import { breather } from '#mocks/engine/breather.ts';

interface Registry {
  superAdmin: string | null;
  projects: RegisteredProject[];
  /** Set while the demo is being written: found at a start, what is there is only half of it. */
  unfinished?: boolean;
}

export interface InstallationOptions {
  test: boolean;
  /** Has to come along with every call of a test hook; a random one when left out. */
  testSecret?: string;
  /** Where the server is; `http://127.0.0.1:8055` when left out. */
  addresses?: Addresses;
  /** The printed passwords of the demo count for callers on other machines too; off unless set. */
  demoAnywhere?: boolean;
  /** Lets files be fetched from any address; off unless set. */
  fetches?: boolean;
  /** Answers as recorded in the places that `mocks/DEVIATIONS.md` marks; off unless set. */
  asRecorded?: boolean;
  /** The release of the recorded API to answer as; 8.1.0 when left out. */
  version?: ApiVersion;
}

/** A server over a data folder: a registry file, and per project a folder with database, uploads and mails. */
export interface Installation extends Server {
  /** Runs work that fills an empty installation. When it fails or is cut short, nothing of it stays. */
  fill(work: () => void | Promise<void>): Promise<void>;
  /** Closes all databases. */
  close(): void;
}

/** Opens a data folder, making it when missing. Throws a SetupError when it can't be written or is damaged. */
export function openInstallation(data: string, options: InstallationOptions): Installation {
  if (options.test) hashCheaply();
  keepPasswordsWith(options.test ? scryptHasher(4) : scryptHasher());
  tryPatternsWith(triedPattern);
  sumWith(md5InParts);
  const folder = resolve(data);
  makeWritable(folder);
  const unlock = takeLock(join(folder, '.lock'));
  if (!unlock) throw new SetupError(`The data folder ${folder} is in use: another server works on it`);
  try {
    return opened(folder, options, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Bytes of a checksum that are added at a time. */
const PART_BYTES = 4 * 2 ** 20;

async function md5InParts(content: Uint8Array): Promise<string> {
  const hash = createHash('md5');
  const breathe = breather();
  for (let at = 0; at < content.length; at += PART_BYTES) {
    hash.update(content.subarray(at, at + PART_BYTES));
    await breathe();
  }
  return hash.digest('hex');
}

function opened(folder: string, options: InstallationOptions, unlock: () => void): Installation {
  const registry = readRegistry(folder);
  const { version = DEFAULT_VERSION } = options;
  const release = RELEASES[version];
  const mails: Mail[] = [];
  const projects = new Map<string, Project>();
  if (registry.unfinished) clear(folder, registry);
  for (const entry of registry.projects)
    projects.set(entry.key, openProjectFolder(folder, entry, { ...options, release, mails }));

  const save = () => {
    const path = registryPath(folder);
    writeFileSync(`${path}.part`, `${JSON.stringify(registry, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${path}.part`, path);
  };

  return {
    release,
    project: (key) => projects.get(key) ?? null,
    // As recorded: by their names.
    keys: () => [...projects.keys()].sort(),
    install(request) {
      const entry = registered(request, version);
      // A folder left over from a removal that was cut short must not shine through.
      rmSync(join(folder, entry.key), { recursive: true, force: true });
      const project = openProjectFolder(folder, entry, { ...options, release, mails }, request);
      projects.set(entry.key, project);
      registry.projects.push(entry);
      save();
      return project;
    },
    remove(key) {
      projects.get(key)?.driver.close();
      projects.delete(key);
      registry.projects = registry.projects.filter((entry) => entry.key !== key);
      save();
      rmSync(join(folder, key), { recursive: true, force: true });
    },
    throttle: options.test ? QUICK : SLOWER,
    hasSuperAdmin: () => registry.superAdmin !== null,
    async isSuperAdmin(token, adopt = false) {
      if (registry.superAdmin === null && adopt) {
        const hash = await hashPassword(token);
        registry.superAdmin ??= hash;
        save();
      }
      return registry.superAdmin !== null && verifyPassword(token, registry.superAdmin);
    },
    databaseInUse: (name) => registry.projects.some((entry) => entry.databaseName === name),
    images,
    extensions: (kind) => readExtensions(join(folder, 'extensions', kind), kind),
    machine: { runtime: `Node ${process.version}`, os: systemName(), osVersion: systemRelease() },
    addressOf,
    test: options.test,
    testSecret: options.testSecret || randomToken(16),
    addresses: options.addresses ?? addressesOf({ host: '127.0.0.1', port: 8055 }),
    isRefusedFrom: (address, password) =>
      password === seedPassword &&
      options.demoAnywhere !== true &&
      // without a socket it is a call from within
      address !== '' &&
      !isLoopback(address),
    fetches: options.fetches === true,
    sentMails: () => mails,
    async fill(work) {
      registry.unfinished = true;
      save();
      try {
        await work();
        delete registry.unfinished;
      } catch (error) {
        for (const project of projects.values()) project.driver.close();
        projects.clear();
        clear(folder, registry);
        throw error;
      } finally {
        save();
      }
    },
    close() {
      for (const project of projects.values()) project.driver.close();
      unlock();
    },
  };
}

/** Forgets all projects and their folders. */
function clear(folder: string, registry: Registry): void {
  for (const { key } of registry.projects) rmSync(join(folder, key), { recursive: true, force: true });
  registry.projects = [];
  delete registry.unfinished;
}

function registered(request: InstallRequest, version: ApiVersion): RegisteredProject {
  const { key, databaseName } = request;
  return { key, private: request.private, databaseName, version, secret: randomToken() };
}

function makeWritable(folder: string): void {
  try {
    // password hashes and the secrets of tokens are in it
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    const probe = join(folder, '.probe');
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new SetupError(`The data folder ${folder} cannot be written: ${(error as Error).message}`);
  }
}

const registryPath = (folder: string) => join(folder, 'projects.json');

function readRegistry(folder: string): Registry {
  let text: string;
  try {
    text = readFileSync(registryPath(folder), 'utf8');
  } catch {
    return { superAdmin: null, projects: [] };
  }
  try {
    const registry = JSON.parse(text) as Registry;
    if (!Array.isArray(registry.projects)) throw new Error('no list of projects');
    return registry;
  } catch (error) {
    throw new SetupError(`The file ${registryPath(folder)} is damaged: ${(error as Error).message}`);
  }
}

function readExtensions(folder: string, kind: string): object[] {
  let names: string[];
  try {
    names = readdirSync(folder).sort();
  } catch {
    return [];
  }
  return names.flatMap((id) => {
    try {
      const meta = JSON.parse(readFileSync(join(folder, id, 'meta.json'), 'utf8')) as object;
      return [{ id, path: `extensions/custom/${kind}/${id}/meta.json`, ...meta }];
    } catch {
      return [];
    }
  });
}

/** The address of the caller's socket, as @hono/node-server hands it on. */
function addressOf(environment: unknown): string {
  const { incoming } = (environment ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return (incoming?.socket?.remoteAddress ?? '').replace(/^::ffff:/, '');
}
