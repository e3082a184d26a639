import { mediaHeaders, ranged } from '#mocks/api/media.ts';
import type { Server } from '#mocks/engine/server.ts';
import { db, first } from '#mocks/storage/kysely.ts';

/** Serves `/uploads/{project}/originals/{file}`, whole or by range. The recorded server asks for no session here. */
export function uploadServer(server: Server): (request: Request, path: string) => Response {
  return (request, path) => {
    const [key = '', kind = '', name = '', ...rest] = path.split('/').map(decoded);
    const project = server.project(key);
    if (!project || kind !== 'originals' || name === '' || rest.length > 0) return notFound();
    try {
      const size = project.files.stat(name)?.size;
      if (size === undefined) return notFound();
      const query = db.selectFrom('directus_files').select('type').where('filename_disk', '=', name);
      const headers = mediaHeaders(first(project.driver, query)?.type);
      return ranged(
        request,
        size,
        headers,
        (start, end) => project.files.readPart(name, start, end) ?? new Uint8Array(),
      );
    } catch {
      // a name that no file can have, or a file that went in this moment
      return notFound();
    }
  };
}

const notFound = () => new Response('Not Found', { status: 404, headers: { 'content-type': 'text/plain' } });

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
