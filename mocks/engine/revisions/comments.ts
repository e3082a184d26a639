import { rightsOf } from '#mocks/engine/access/rights.ts';
import { denied, owns, statusIn } from '#mocks/engine/access/enforce.ts';
import { ApiFault } from '#mocks/engine/errors.ts';
import { collectionOf } from '#mocks/engine/items.ts';
import { logActivity } from '#mocks/engine/revisions/activity.ts';
import type { Actor, Permission, Project } from '#mocks/engine/types.ts';
import { nowText } from '#mocks/engine/values/dates.ts';
import { scalarText } from '#mocks/engine/values/write.ts';
import { rowByKey } from '#mocks/engine/write/scope.ts';
import type { Row } from '#mocks/storage/driver.ts';

type CommentLevel = Permission['comment'];

/** Levels from nothing to everything; each holds the ones before it. `update` is about the own comments. */
const LEVELS: readonly CommentLevel[] = ['none', 'read', 'create', 'update', 'full'];

/** Writes a comment on an item and gives the id of its activity row. An empty text is a comment too. */
export function addComment(
  project: Project,
  actor: Actor,
  sent: { collection: unknown; item: unknown; comment: unknown },
): number {
  if (actor.user === null) throw denied('create', 'directus_activity');
  const missing = (['collection', 'item'] as const).filter((name) => (scalarText(sent[name]) ?? '') === '');
  if (missing.length > 0) {
    throw new ApiFault(422, 4, missing.map((name) => `${name}: This value should not be blank.`).join(' '));
  }
  const collection = collectionOf(project, scalarText(sent.collection) ?? '');
  const item = scalarText(sent.item) ?? '';
  const row = rowByKey(project, collection, item);
  // as recorded, what is not there may be talked about; then a refusal must not tell that something is
  const isOpen = row !== null && owns({ project, actor }, collection, 'read', row);
  const level = levelFor(actor, project, collection.collection, row);
  if (!reaches(level, 'create') || !(isOpen || actor.admin || project.asRecorded)) {
    throw new ApiFault(403, 210, `Creating a comment to "${collection.collection}" collection was denied`);
  }
  const comment =
    sent.comment === undefined || sent.comment === null ? null : (scalarText(sent.comment) ?? '');
  return logActivity(project, actor, { action: 'comment', collection: collection.collection, item, comment });
}

/** Changes the text of a comment. Throws 404 for what is no comment, 403 (code 211) for other people's. */
export function editComment(project: Project, actor: Actor, id: string, text: unknown): void {
  const comment = commentById(project, actor, id);
  if (!canChange(project, actor, comment)) {
    throw new ApiFault(
      403,
      211,
      `Updating a comment to "${String(comment.collection)}" collection was denied`,
    );
  }
  project.driver.run('UPDATE directus_activity SET comment = ?, edited_on = ? WHERE id = ?', [
    scalarText(text) ?? '',
    nowText(),
    Number(comment.id),
  ]);
}

/** A deleted comment stays in the list, with the time when it was deleted. */
export function deleteComment(project: Project, actor: Actor, id: string): void {
  const comment = commentById(project, actor, id);
  if (!canChange(project, actor, comment)) {
    throw new ApiFault(
      403,
      212,
      `Deleting a comment from "${String(comment.collection)}" collection was denied`,
    );
  }
  project.driver.run('UPDATE directus_activity SET comment_deleted_on = ? WHERE id = ?', [
    nowText(),
    Number(comment.id),
  ]);
}

/** Throws 404 for what is no comment, or one of others on an item that the actor may not read. */
function commentById(project: Project, actor: Actor, id: string): Row {
  const key = /^\d{1,15}$/.test(id) ? Number(id) : -1;
  const [row] = project.driver.all(`SELECT * FROM directus_activity WHERE id = ? AND action = 'comment'`, [
    key,
  ]);
  const isShown = row && (project.asRecorded || actor.admin || isAboutReadable(project, actor, row));
  if (!isShown) throw new ApiFault(404, 203, `Comment "${id}" not found`);
  return row;
}

function isAboutReadable(project: Project, actor: Actor, comment: Row): boolean {
  if (actor.user !== null && Number(comment.action_by) === actor.user) return true;
  const collection = project.schema().collections.get(String(comment.collection));
  const row = collection ? rowByKey(project, collection, comment.item) : null;
  return collection !== undefined && row !== null && owns({ project, actor }, collection, 'read', row);
}

function canChange(project: Project, actor: Actor, comment: Row): boolean {
  if (actor.admin) return true;
  if (actor.user === null) return false;
  const collection = project.schema().collections.get(String(comment.collection));
  const row = collection ? rowByKey(project, collection, comment.item) : null;
  const level = levelFor(actor, project, String(comment.collection), row);
  if (level === 'full') return true;
  return reaches(level, 'update') && Number(comment.action_by) === actor.user;
}

function levelFor(actor: Actor, project: Project, name: string, row: Row | null): CommentLevel {
  if (actor.admin) return 'full';
  const collection = project.schema().collections.get(name);
  if (!collection) return 'none';
  const rights = rightsOf(actor, collection);
  const readable = rights.any('read');
  const level = rights.row(row ? statusIn(collection, row) : null)?.comment ?? 'none';
  return readable && LEVELS.includes(level) ? level : 'none';
}

const reaches = (level: CommentLevel, wanted: CommentLevel) =>
  LEVELS.indexOf(level) >= LEVELS.indexOf(wanted);
