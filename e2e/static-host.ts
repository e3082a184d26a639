import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A host that knows nothing but files: no headers beyond their kind, no page for what is missing. */
export interface StaticHost {
  /** Address of the folder, with a slash at the end. */
  readonly address: string;
  /** Paths that were asked for, below the folder. */
  readonly asked: string[];
  /** Changes a file on its way out. */
  edit: (path: string, text: string) => string;
  close(): Promise<void>;
}

/** Serves a folder below `/some/path/`. */
export async function serveStatically(folder: string): Promise<StaticHost> {
  const base = '/some/path/';
  const host = { address: '', asked: [] as string[], edit: (_path: string, text: string) => text };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const path = pathname.slice(base.length) || 'index.html';
    host.asked.push(path);
    const type = types[extname(path)] ?? 'application/octet-stream';
    void readFile(join(folder, normalize(`/${path}`))).then(
      (content) => {
        const isText = /javascript|html|json/.test(type);
        response.writeHead(200, { 'content-type': type });
        response.end(isText ? host.edit(path, content.toString()) : content);
      },
      () => response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>'),
    );
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  host.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`;
  return Object.assign(host, {
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  });
}
