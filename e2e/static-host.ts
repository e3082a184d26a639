import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
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

/** A slow line: what each answer waits for, ms, and what all of them share. */
export interface Line {
  latency: number;
  bytesPerSecond: number;
}

const pause = (ms: number) =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

const PART = 8192;

/** Serves a folder below `/some/path/`, over a line of its own where one is named: packed then, as hosts on the network do. */
export async function serveStatically(folder: string, line?: Line): Promise<StaticHost> {
  let turn: Promise<unknown> = Promise.resolve();
  const send = async (response: ServerResponse, content: Buffer) => {
    if (line) {
      await pause(line.latency);
      for (let at = 0; at < content.length; at += PART) {
        const part = content.subarray(at, at + PART);
        turn = turn.then(() => pause((part.length / line.bytesPerSecond) * 1000));
        await turn;
        response.write(part);
      }
    } else response.write(content);
    response.end();
  };
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
        const edited = isText ? Buffer.from(host.edit(path, content.toString())) : content;
        const isPacked = line !== undefined && isText;
        response.writeHead(200, {
          'content-type': type,
          ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
        });
        void send(response, isPacked ? gzipSync(edited) : edited);
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
