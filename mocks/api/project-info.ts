import { assetUrl } from '#mocks/engine/files/presets.ts';
import type { ProjectContext, ProjectRoutes } from '#mocks/api/context.ts';
import { isSignedIn } from '#mocks/engine/session/session.ts';
import { db, first } from '#mocks/storage/kysely.ts';

export const MOST_UPLOAD_BYTES = 100 * 1024 * 1024;

export function projectInfoRoutes(routes: ProjectRoutes): void {
  routes.get('/', info);
}

/** Name, colours and pictures of the project; facts about the server only for who is signed in. */
function info(context: ProjectContext): object {
  const { project, server, session, actor } = context;
  const signedIn = isSignedIn(session);
  const api = {
    ...(signedIn ? { version: project.release.version } : {}),
    requires2FA: false,
    ...(signedIn ? { database: 'sqlite' } : {}),
    project_logo: picture(context, 'project_logo'),
    project_color: project.setting('project_color'),
    project_foreground: picture(context, 'project_foreground'),
    project_background: picture(context, 'project_background'),
    ...(project.release.hasPublicNote
      ? { project_public_note: project.setting('project_public_note') || null }
      : {}),
    default_locale: project.setting('default_locale'),
    telemetry: project.setting('telemetry') === '1',
    project_name: project.setting('project_name'),
  };
  if (!signedIn) return { data: { api } };
  const general = { php_version: server.machine.runtime, php_api: 'node' };
  return {
    data: {
      api,
      server: {
        max_upload_size: uploadLimit(project.setting('file_max_size')),
        ...(actor.admin ? { general } : {}),
      },
    },
  };
}

function picture({ project, origin }: ProjectContext, setting: string): object | null {
  const id = project.setting(setting);
  if (!id || !/^\d+$/.test(id)) return null;
  const query = db.selectFrom('directus_files').selectAll().where('id', '=', Number(id));
  const file = first(project.driver, query);
  if (!file) return null;
  const url = `/uploads/${project.key}/originals/${String(file.filename_disk)}`;
  const asset = project.release.hasAssetUrl ? { asset_url: assetUrl(project, file) } : {};
  return { full_url: `${origin}${url}`, url, ...asset };
}

/** Bytes of a size such as `100MB`; what cannot be read is the greatest size. */
export function uploadLimit(text: string | null): number {
  const match = /^\s*([\d.]+)\s*([KMG]?)B?\s*$/i.exec(text ?? '');
  if (!match?.[1]) return MOST_UPLOAD_BYTES;
  const factor = { '': 1, K: 2 ** 10, M: 2 ** 20, G: 2 ** 30 }[match[2]?.toUpperCase() ?? ''] ?? 1;
  return Math.min(Math.round(Number(match[1]) * factor), MOST_UPLOAD_BYTES);
}
