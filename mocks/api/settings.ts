import { membersOf } from '#mocks/api/checks.ts';
import type { ProjectContext, ProjectRoutes } from '#mocks/api/context.ts';
import { crudRoutes } from '#mocks/api/crud.ts';
import {
  createItems,
  itemReading,
  listItems,
  listReading,
  readItem,
  updateItems,
} from '#mocks/engine/items.ts';
import { inTurns } from '#mocks/engine/query/reading.ts';
import { settingType } from '#mocks/engine/settings.ts';
import { parseJson } from '#mocks/engine/values/json.ts';

const SETTINGS = 'directus_settings';

type Setting = Record<string, unknown>;

export function settingsRoutes(routes: ProjectRoutes): void {
  routes.get('/settings/fields', fields);
  routes.get('/settings', list);
  routes.get('/settings/:id', read);
  routes.post('/settings', (c) =>
    changing(c, () => createItems(c.project, c.actor, SETTINGS, c.body, c.query)),
  );
  routes.patch('/settings', (c) =>
    changing(c, () => updateItems(c.project, c.actor, SETTINGS, null, c.body, c.query)),
  );
  routes.patch('/settings/:id', updateOne);
  crudRoutes(routes, '/settings', SETTINGS, { without: ['list', 'create', 'read', 'update'] });
}

/** How the settings are described: they are rows, not columns, but their fields look like any others. */
function fields({ project, actor }: ProjectContext): object {
  const filter = { collection: { eq: SETTINGS } };
  return { data: listItems(project, actor, 'directus_fields', { filter, limit: '-1', sort: 'id' }).data };
}

async function list(context: ProjectContext): Promise<object> {
  const { project, actor, query } = context;
  const listing = await inTurns(project, actor, () => listReading(project, actor, SETTINGS, query));
  const shown = project.release.typesSettings ? typed : withFile;
  return { ...listing, data: each(listing.data, (setting) => shown(context, setting)) };
}

/** A setting as a list shows it where it has types; JSON stays text there too. */
function typed(context: ProjectContext, setting: Setting): Setting {
  const { value } = setting;
  const type = settingType(context.project, setting.key);
  if (type === 'file') return value === '' ? { ...setting, value: [] } : withFile(context, setting);
  if (value === null || value === '') return setting;
  if (type === 'boolean') return { ...setting, value: value === '1' };
  return type === 'integer' ? { ...setting, value: Number(value) } : setting;
}

async function read(context: ProjectContext): Promise<object> {
  const { project, actor, ids, query } = context;
  const found = await inTurns(project, actor, () => itemReading(project, actor, SETTINGS, ids, query));
  return { data: each(found, (setting) => withFile(context, setting)) };
}

/** Where settings have types, the reply holds what was sent. As recorded, false is then stored as null. */
function updateOne(context: ProjectContext): object | null {
  const { project, actor, ids, body, query } = context;
  const { value } = membersOf(body);
  const isEcho = project.release.typesSettings && value !== undefined;
  const stored = isEcho && project.asRecorded && value === false ? { ...body, value: null } : body;
  return changing(context, () => {
    const data = updateItems(project, actor, SETTINGS, ids, stored, query);
    const echo = (setting: Setting) =>
      settingType(context.project, setting.key) === 'file' ? setting : { ...setting, value };
    return data !== null && isEcho ? each(data, echo) : data;
  });
}

/** Replies to writes show JSON values parsed; reads show their text. What was known is forgotten, also on failure. */
function changing(context: ProjectContext, work: () => Setting | Setting[] | null): object | null {
  let data: Setting | Setting[] | null;
  try {
    data = work();
  } finally {
    context.project.settingsChanged();
  }
  if (data === null) return null;
  return { data: each(data, (setting) => withJson(context, withFile(context, setting))) };
}

function each(data: Setting | Setting[], change: (setting: Setting) => Setting): Setting | Setting[] {
  return Array.isArray(data) ? data.map(change) : change(data);
}

/** The settings of type `file` answer the file in place of its key. */
function withFile(context: ProjectContext, setting: Setting): Setting {
  const { project, actor } = context;
  const { value } = setting;
  if (
    typeof value !== 'string' ||
    !/^\d+$/.test(value) ||
    settingType(context.project, setting.key) !== 'file'
  )
    return setting;
  try {
    return { ...setting, value: readItem(project, actor, 'directus_files', [value], {}) };
  } catch {
    // the file is gone, or not for this caller
    return setting;
  }
}

function withJson(context: ProjectContext, setting: Setting): Setting {
  const { value } = setting;
  if (typeof value !== 'string' || value === '' || settingType(context.project, setting.key) !== 'json')
    return setting;
  return { ...setting, value: parseJson(value) };
}
