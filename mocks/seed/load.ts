/** Fills an empty installation with the demo: two projects, their people, content, pictures and a past. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Server } from '#mocks/engine/server.ts';
import { hashPassword } from '#mocks/engine/session/passwords.ts';
import { actorFor } from '#mocks/engine/session/actor.ts';
import type { Project } from '#mocks/engine/types.ts';
import { seedPassword } from '#mocks/seed/accounts.ts';
import { writeHistory } from '#mocks/seed/history.ts';
import { type ProjectSeed, projects } from '#mocks/seed/projects.ts';
import { collectionIn, type Languages, settingsIn } from '#mocks/seed/release.ts';
import { insertReadings, insertRows } from '#mocks/seed/rows.ts';
import { createCollections, createRelations } from '#mocks/seed/schema/apply.ts';

type SeedRow = Record<string, unknown>;

export interface SeedOptions {
  /** How many rows `readings` gets; 100,000 where nothing else is asked for. */
  rows: number;
}

/** Takes a few seconds at most; throws when one of the projects exists. */
export async function seedDemo(
  server: Pick<Server, 'install' | 'isSuperAdmin'>,
  { rows }: SeedOptions,
): Promise<void> {
  const passwordHash = await hashPassword(seedPassword);
  // Else nobody could add a project: the first install is where it is chosen.
  await server.isSuperAdmin(seedPassword, true);
  for (const seed of projects) {
    const { key, name } = seed;
    const email = seed.users[0]?.email ?? '';
    const project = server.install({ key, name, email, passwordHash, private: false, databaseName: key });
    // What is refused as recorded is no matter of how the data is made.
    const { asRecorded } = project;
    project.asRecorded = false;
    project.driver.transaction(() => fillProject(project, seed, passwordHash, rows));
    project.schemaChanged();
    project.settingsChanged();
    for (const history of seed.history) writeHistory(project, history);
    project.asRecorded = asRecorded;
  }
}

function fillProject(project: Project, seed: ProjectSeed, passwordHash: string, rows: number): void {
  const { driver } = project;
  const pictures = copyPictures(project, seed);
  insertRows(
    driver,
    'directus_roles',
    seed.roles.map((role) => ({ ...role, ip_whitelist: '' })),
  );
  insertUsers(project, seed, pictures, passwordHash);
  const admin = actorFor(project, 1, { ip: '127.0.0.1', userAgent: 'Demo data' });
  if (!admin) throw new Error('the demo has no administrator');
  const languages = languagesOf(seed);
  const collections = seed.collections.map((each) => collectionIn(project.release, languages, each));
  createCollections(project, admin, collections);
  driver.run("UPDATE directus_activity SET action_on = '2024-01-02 09:00:00'");
  insertRows(driver, 'directus_permissions', seed.permissions.map(listsAsText));
  insertRows(
    driver,
    'directus_collection_presets',
    seed.presets.map((preset) => ({ ...preset })),
  );
  for (const [name, file] of Object.entries(seed.pictures))
    setSetting(project, name, String(pictures.get(file)));
  const settings = settingsIn(project.release, seed.settings);
  for (const [name, value] of Object.entries(settings)) setSetting(project, name, value);
  for (const { collection } of seed.collections) {
    if (collection === 'readings') insertReadings(driver, rows);
    else insertRows(driver, collection, dataOf(seed.key, collection));
  }
  // after the rows, because it makes indexes
  createRelations(project, admin, seed.relations);
  if (seed.key === 'tidewater') makeLedger(project);
}

/** Copies the pictures into the project's uploads and answers their ids by file name. */
function copyPictures(project: Project, { key, folders }: ProjectSeed): Map<string, number> {
  insertRows(
    project.driver,
    'directus_folders',
    folders.map((name) => ({ name })),
  );
  const ids = new Map<string, number>();
  for (const { file, ...row } of dataOf(key, 'files')) {
    const name = String(file);
    const data = readFileSync(new URL(`images/${name}`, import.meta.url));
    project.files.write(name, data);
    ids.set(name, Number(row.id));
    insertRows(project.driver, 'directus_files', [
      {
        ...row,
        storage: 'local',
        filename_disk: name,
        filename_download: name,
        location: '',
        uploaded_by: 1,
        uploaded_on: '2024-01-02 09:00:00',
        duration: 0,
        charset: name.endsWith('.svg') ? 'us-ascii' : 'binary',
        checksum: createHash('md5').update(data).digest('hex'),
      },
    ]);
  }
  return ids;
}

/** The first user was made when the project was installed; it gets its name here. */
function insertUsers(
  project: Project,
  { users }: ProjectSeed,
  pictures: Map<string, number>,
  password: string,
): void {
  project.driver.run('DELETE FROM directus_users');
  const rows = users.map(({ avatar, ...user }) => ({
    ...user,
    password,
    email_notifications: 1,
    avatar: avatar === null ? null : pictures.get(avatar),
    external_id: `demo-${user.id}`,
    last_access_on: user.status === 'active' ? `2026-10-1${user.id} 08:0${user.id}:00` : null,
  }));
  insertRows(project.driver, 'directus_users', rows);
}

function listsAsText(permission: ProjectSeed['permissions'][number]): SeedRow {
  const {
    read_field_blacklist = [],
    write_field_blacklist = [],
    status_blacklist = [],
    ...rest
  } = permission;
  return {
    ...rest,
    read_field_blacklist: read_field_blacklist.join(','),
    write_field_blacklist: write_field_blacklist.join(','),
    status_blacklist: status_blacklist.join(','),
  };
}

function setSetting({ driver }: Project, key: string, value: string): void {
  const { changes } = driver.run('UPDATE directus_settings SET value = ? WHERE "key" = ?', [value, key]);
  if (changes === 0) insertRows(driver, 'directus_settings', [{ key, value }]);
}

/** A table that the API was never told about, as old installations have them. */
function makeLedger({ driver }: Project): void {
  driver.exec(
    `CREATE TABLE legacy_ledger (
       entry_no VARCHAR(20) NOT NULL PRIMARY KEY, booked DATE NOT NULL, party VARCHAR(80) DEFAULT '',
       amount DECIMAL(12,2), settled TINYINT(1) DEFAULT 0, memo TEXT)`,
  );
  insertRows(driver, 'legacy_ledger', dataOf('tidewater', 'legacy_ledger'));
}

/** Those that translations are made in; none where the project has no such collection. */
function languagesOf({ key, collections }: ProjectSeed): Languages {
  if (!collections.some(({ collection }) => collection === 'languages')) return {};
  return Object.fromEntries(dataOf(key, 'languages').map(({ code, name }) => [String(code), String(name)]));
}

function dataOf(project: string, collection: string): SeedRow[] {
  const file = new URL(`data/${project}/${collection}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as SeedRow[];
}
