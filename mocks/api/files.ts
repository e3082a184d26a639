import { own } from '#mocks/engine/values/own.ts';
import type { ProjectContext, ProjectRoutes } from '#mocks/api/context.ts';
import { boundedBytes } from '#mocks/api/body.ts';
import { membersOf } from '#mocks/api/checks.ts';
import { crudRoutes } from '#mocks/api/crud.ts';
import { uploadLimit } from '#mocks/api/project-info.ts';
import { enforceUpdate } from '#mocks/engine/access/enforce.ts';
import { ApiFault, faults } from '#mocks/engine/errors.ts';
import {
  base64Bytes,
  checkDiskName,
  contentFacts,
  type Incoming,
  newFile,
  resetTexts,
} from '#mocks/engine/files/incoming.ts';
import { collectionOf, createItems, refuseStrangers, updateItems } from '#mocks/engine/items.ts';
import type { Query } from '#mocks/engine/types.ts';
import { prepareHashes } from '#mocks/engine/write/hashes.ts';
import { listOf } from '#mocks/engine/values/read.ts';
import type { Payload } from '#mocks/engine/write/payload.ts';
import { itemWithIdNotFound, rowByKey } from '#mocks/engine/write/scope.ts';
import type { Row } from '#mocks/storage/driver.ts';

const FILES = 'directus_files';
const ADDRESS = /^https?:\/\//i;
const TAKES_FILES = { takesFiles: true };
const FETCH_PATIENCE_MS = 20_000;

/** `/files`: uploads by form, as base64 or from an address; the fields of a file like those of any item. */
export function filesRoutes(routes: ProjectRoutes): void {
  routes.post('/files', upload, TAKES_FILES);
  const updateList = async (c: ProjectContext) => {
    const list = Array.isArray(c.body) ? c.body : [c.body];
    const changes = list.map((each: unknown) => {
      const sent = payloadOf(each);
      if (sent.id === undefined) throw new ApiFault(422, 12, 'Payload must include the primary key');
      return { id: String(sent.id), sent };
    });
    return { data: await updateAll(c, changes) };
  };
  routes.patch('/files', updateList, TAKES_FILES);
  const update = async (c: ProjectContext) => {
    const sent = payloadOf(c.body);
    const updated = await updateAll(
      c,
      c.ids.map((id) => ({ id, sent })),
    );
    // One file is answered as a list, several as a list of lists.
    return { data: c.ids.length > 1 ? updated : updated[0] };
  };
  routes.patch('/files/:id', update, TAKES_FILES);
  crudRoutes(routes, '/files', FILES, { without: ['create', 'update'], missingOnDelete: 'with id' });
}

async function upload(c: ProjectContext): Promise<object | null> {
  if (c.actor.user === null) throw new ApiFault(403, 10, 'You are not allowed to upload files');
  if (c.files.length > 1) throw new ApiFault(422, 4, 'file: Only one file can be uploaded at a time.');
  const sent = membersOf(c.optionalBody);
  if (sent.tags !== undefined && sent.tags !== null && !Array.isArray(sent.tags)) {
    throw new ApiFault(422, 4, 'tags: This value should be of type array.');
  }
  await prepareHashes(c, FILES, sent);
  const incoming = await incomingFile(c, sent);
  demandSize(c, incoming);
  const payload = await newFile(c.actor, c.server.images, incoming, writable(c, sent));
  demandType(c, payload.type);
  const name = checkDiskName(c.project, payload.filename_disk);
  await c.project.files.store(name, incoming.data);
  try {
    return { data: createItems(c.project, c.actor, FILES, payload, answerQuery(c), 'upload') };
  } catch (error) {
    c.project.files.remove(name);
    throw error;
  }
}

async function incomingFile(c: ProjectContext, sent: Payload): Promise<Incoming> {
  const [uploaded] = c.files;
  if (uploaded) {
    if (uploaded.data.length === 0) throw new ApiFault(422, 4, 'An empty file is not allowed.');
    return { data: uploaded.data, name: safeName(uploaded.name), type: uploaded.type, fetched: false };
  }
  const names = ['data', 'filename_disk', 'filename_download'];
  const missing = names.filter((name) => typeof own(sent, name) !== 'string' || own(sent, name) === '');
  if (missing.length > 0) {
    throw new ApiFault(422, 4, missing.map((name) => `${name}: This value should not be blank.`).join(' '));
  }
  return contentOf(c, String(sent.data), safeName(String(sent.filename_disk)));
}

async function contentOf(c: ProjectContext, data: string, name: string): Promise<Incoming> {
  if (!ADDRESS.test(data)) return { data: await base64Bytes(data), name, type: null, fetched: false };
  const bytes = await fetchedBytes(c, data);
  if (!c.project.release.namesFetched) return { data: bytes, name, type: null, fetched: true };
  const own = ownName(new URL(data).pathname.split('/').at(-1) ?? '');
  return { data: bytes, name: own ?? name, type: null, fetched: false };
}

/**
 * Content of an address. Unless the server was started so that it fetches, only our own uploads are read: a server that
 * goes to any address that it is given can be used to look into the network around it.
 */
async function fetchedBytes(
  { project, origin, server }: ProjectContext,
  address: string,
): Promise<Uint8Array> {
  if (!URL.canParse(address)) throw new ApiFault(422, 4, 'data: This value is not valid.');
  const prefix = `/uploads/${project.key}/originals/`;
  const url = new URL(address);
  const own = url.origin === origin && url.pathname.startsWith(prefix);
  if (!own && server.fetches) return bytesOf(url, uploadLimit(project.setting('file_max_size')));
  const name = ownName(url.pathname.slice(prefix.length));
  const data = own && name !== null ? project.files.read(name) : null;
  if (!data || data.length === 0) throw new ApiFault(422, 4, 'An empty file is not allowed.');
  return data;
}

function tooLarge(max: number): ApiFault {
  const [unit, size] =
    max % 2 ** 20 === 0 ? ['MB', 2 ** 20] : max % 2 ** 10 === 0 ? ['KB', 2 ** 10] : ['B', 1];
  return new ApiFault(422, 4, `The file is too large. Allowed maximum size is ${max / size}${unit}.`);
}

/** A file name of ours, null for what is none. */
function ownName(encoded: string): string | null {
  try {
    const name = decodeURIComponent(encoded);
    return /^[^/\\:\0]{1,200}$/.test(name) && !/^\.{1,2}$/.test(name) ? name : null;
  } catch {
    return null;
  }
}

/** What is at an address, up to the greatest size of a file. */
async function bytesOf(url: URL, max: number): Promise<Uint8Array> {
  const refused = (why: string) => new ApiFault(422, 4, `data: The address could not be fetched (${why}).`);
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(FETCH_PATIENCE_MS) });
    if (!reply.ok || !reply.body) throw refused(String(reply.status));
    const data = await boundedBytes(reply.body, max);
    if (data === null) throw tooLarge(max);
    if (data.length === 0) throw new ApiFault(422, 4, 'An empty file is not allowed.');
    return data;
  } catch (error) {
    throw error instanceof ApiFault ? error : refused('no answer');
  }
}

async function updateAll(c: ProjectContext, changes: { id: string; sent: Payload }[]): Promise<unknown[]> {
  const collection = collectionOf(c.project, FILES);
  refuseStrangers(c.project, c.actor, collection, 'update');
  const results: unknown[] = [];
  for (const { id, sent } of changes) {
    const current = rowByKey(c.project, collection, id);
    if (!current) throw itemWithIdNotFound(id);
    // Before anything is done to the file itself.
    const enforcement = { project: c.project, actor: c.actor, comment: textOf(c.query.comment) };
    enforceUpdate(enforcement, collection, current, null, Object.keys(sent), itemWithIdNotFound(id));
    results.push([await updateOne(c, id, current, sent)]);
  }
  return results;
}

async function updateOne(c: ProjectContext, id: string, current: Row, { data, id: _id, ...sent }: Payload) {
  const { files } = c.project;
  await prepareHashes(c, FILES, sent);
  const before = String(current.filename_disk);
  const renamed = sent.filename_disk !== undefined && sent.filename_disk !== before;
  const name = renamed ? checkDiskName(c.project, sent.filename_disk) : before;
  const payload = resetTexts(current, writable(c, sent));
  const write = () => updateItems(c.project, c.actor, FILES, [id], payload, answerQuery(c));
  if (typeof data === 'string') {
    const incoming = await contentOf(c, data, name);
    demandSize(c, incoming);
    Object.assign(payload, await contentFacts(c.server.images, incoming));
    demandType(c, payload.type);
    if (!renamed) return replaced(c, name, String(payload.checksum), incoming.data, write);
    await files.store(name, incoming.data);
  } else if (renamed && files.stat(before)) files.link(before, name);
  try {
    const updated = write();
    if (renamed) files.remove(before);
    return updated;
  } catch (error) {
    if (renamed) files.remove(name);
    throw error;
  }
}

/**
 * Writes the row of a file that gets another content. Until the row is written the file has its old content; what a server
 * that is killed leaves between the two is put right at the next start (`settleFiles`).
 */
async function replaced<T>(
  { project: { files } }: ProjectContext,
  name: string,
  checksum: string,
  data: Uint8Array,
  write: () => T,
): Promise<T> {
  await files.stage(name, checksum, data);
  let updated: T;
  try {
    updated = write();
  } catch (error) {
    files.unstage(name, checksum);
    throw error;
  }
  files.settle(name, checksum);
  return updated;
}

/** What may be written of a file: all that was sent, but for what the release takes from elsewhere. */
function writable({ project }: ProjectContext, sent: Payload): Payload {
  const { writesMetadata, namesFetched } = project.release;
  const isFetched = typeof sent.data === 'string' && ADDRESS.test(sent.data);
  const { filename_download: name, ...rest } = sent;
  return {
    ...(isFetched && namesFetched ? rest : sent),
    ...(writesMetadata ? {} : { metadata: null }),
  };
}

function demandSize({ project }: ProjectContext, { data }: Incoming): void {
  const max = uploadLimit(project.setting('file_max_size'));
  if (data.length > max) throw tooLarge(max);
}

/** Throws 422 for a type that the setting `file_mimetype_whitelist` does not list; `image/*` stands for all of its kind. */
function demandType({ project }: ProjectContext, type: unknown): void {
  const listed = (project.setting('file_mimetype_whitelist') ?? '').trim();
  const allowed = listOf(listed)
    .map((each) => String(each).trim().toLowerCase())
    .filter((each) => each !== '');
  const given = String(type).toLowerCase();
  if (allowed.length === 0 || allowed.includes(given) || allowed.includes(given.replace(/\/.*$/, '/*')))
    return;
  throw new ApiFault(422, 4, `file: Files of the type ${given} are not allowed in this project.`);
}

/** As recorded, the reply to a write holds all fields, whatever is asked for. */
function answerQuery({ project, query: { fields, ...query } }: ProjectContext): Query {
  return project.asRecorded || fields === undefined ? query : { ...query, fields };
}

function payloadOf(sent: unknown): Payload {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) throw faults.payload();
  return sent as Payload;
}

/** The last part of a path, however it was written. */
function safeName(name: string): string {
  return name.split(/[/\\]/).at(-1)?.slice(0, 200) || 'file';
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
