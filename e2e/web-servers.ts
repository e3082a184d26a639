import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './server.ts';

/*
 * The web servers that Debian has, each as a process of its own on a port of this machine, with the block that
 * docs/deploying.md has for it and the API behind the rest of the addresses.
 */

/** Where the app is to be, and before what. */
export interface Place {
  /** Below which path the API is, with a slash at both ends; the proxy takes it off. The app is in `admin/` below it. */
  readonly root: string;
  /** Origin of the API. */
  readonly api: string;
}

interface Files extends Place {
  /** Folder of the server's own files, which its workers may read and write. */
  readonly home: string;
  /** Folder of the app. */
  readonly admin: string;
  readonly port: number;
  /** The documented block, for this folder and this place. */
  readonly block: string;
}

interface Kind {
  readonly title: string;
  readonly paths: readonly string[];
  /** Gives the configuration. */
  readonly configure: (files: Files) => string;
  readonly args: (config: string, home: string) => string[];
}

export interface RunningWebServer {
  /** Address of the app, with a slash at the end. */
  readonly address: string;
  /** Folder of the app that it serves. */
  readonly admin: string;
  stop(): Promise<void>;
}

const docs = readFileSync(fileURLToPath(new URL('../docs/deploying.md', import.meta.url)), 'utf8');

/** The block between `<!-- name -->` and `<!-- end -->`, for another folder and another place. */
function documentedBlock(name: string, admin: string, root: string): string {
  const block = new RegExp(`<!-- ${name} -->\\n\\n([^]*?)\\n<!-- end -->`).exec(docs)?.[1];
  if (block === undefined) throw new Error(`docs/deploying.md has no block for ${name}`);
  return block.replaceAll(/(?<!lectern)\/admin/g, `${root}admin`).replaceAll('/srv/lectern/admin', admin);
}

const nginxModules = '/usr/lib/nginx/modules';
const brotli = 'ngx_http_brotli_filter_module.so';
export const hasNginxBrotli = existsSync(join(nginxModules, brotli));
const isRoot = process.getuid?.() === 0;

const nginx: Kind = {
  title: 'nginx',
  paths: ['/usr/sbin/nginx', '/usr/bin/nginx'],
  args: (config, home) => ['-p', home, '-c', config, '-e', 'stderr'],
  configure: ({ home, port, root, api, block }) => `
daemon off;
pid ${home}/nginx.pid;
error_log stderr;
worker_processes 1;
${hasNginxBrotli ? `load_module ${nginxModules}/${brotli};` : ''}
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${home}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
${hasNginxBrotli ? block.replaceAll('# brotli', 'brotli') : block}
    location ${root} { proxy_pass ${api}/; proxy_set_header Host $http_host; }
  }
}`,
};

/** Which modules of Apache are loaded where a test doesn't say otherwise. */
const apacheModules =
  'mpm_event authz_core dir mime alias filter headers deflate brotli proxy proxy_http'.split(' ');

function apache(modules: readonly string[], allowOverride: string): Kind {
  return {
    title: 'Apache',
    paths: ['/usr/sbin/apache2'],
    args: (config) => ['-f', config, '-DFOREGROUND'],
    configure: ({ home, port, root, api, block }) => `
ServerRoot ${home}
DefaultRuntimeDir ${home}
PidFile ${home}/apache.pid
Listen 127.0.0.1:${port}
ServerName 127.0.0.1
ErrorLog ${home}/error.log
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
${isRoot ? 'User www-data\nGroup www-data' : ''}
DocumentRoot ${home}
# As every configuration of Apache begins with.
<Files ".ht*">
  Require all denied
</Files>
TypesConfig /etc/mime.types
${block.replace('AllowOverride FileInfo', `AllowOverride ${allowOverride}`)}
ProxyPreserveHost On
ProxyPass ${root}admin !
ProxyPass ${root} ${api}/`,
  };
}

const caddy: Kind = {
  title: 'Caddy',
  paths: ['/usr/bin/caddy'],
  args: (config) => ['run', '--config', config, '--adapter', 'caddyfile'],
  configure: ({ port, root, api, block }) => `
{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
${block}
  handle_path ${root}* {
    reverse_proxy ${api}
  }
}`,
};

export const kinds = { nginx, Apache: apache(apacheModules, 'FileInfo'), Caddy: caddy };

/** Apache with other modules than usual, or without leave for `.htaccess`. */
export const otherApache = (without: readonly string[], allowOverride = 'FileInfo'): Kind =>
  apache(
    apacheModules.filter((name) => !without.includes(name)),
    allowOverride,
  );

/** The program of a web server; undefined where it is not installed. */
export const programOf = ({ paths }: Kind): string | undefined => paths.find((path) => existsSync(path));

/** Starts a web server with a copy of the bundle and resolves when it answers. Throws with what it printed when it ends. */
export async function startWebServer(kind: Kind, place: Place, bundle: string): Promise<RunningWebServer> {
  const home = await mkdtemp(join(tmpdir(), 'lectern-web-'));
  const admin = join(home, 'srv', 'admin');
  const config = join(home, 'server.conf');
  const port = await freePort();
  const block = documentedBlock(kind.title, admin, place.root);
  await mkdir(join(home, 'srv'));
  await cp(bundle, admin, { recursive: true });
  await writeFile(config, kind.configure({ ...place, home, admin, port, block }));
  // Workers are another user where the server is started by root.
  await chmod(home, 0o755);
  let printed = '';
  const child = spawn(programOf(kind) ?? '', kind.args(config, home), {
    env: { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const stop = async () => {
    await end(child);
    await rm(home, { recursive: true, force: true, maxRetries: 3 });
  };
  const address = `http://127.0.0.1:${port}${place.root}admin/`;
  const isThere = () =>
    fetch(`${address}version.json`).then(
      ({ ok }) => ok,
      () => false,
    );
  const deadline = Date.now() + 30_000;
  while (!(await isThere())) {
    if (child.exitCode === null && Date.now() < deadline) {
      await pause(40);
      continue;
    }
    const log = join(home, 'error.log');
    const said = `${printed}${existsSync(log) ? readFileSync(log, 'utf8') : ''}`;
    await stop();
    throw new Error(`${kind.title} does not answer:\n${said}`);
  }
  return { address, admin, stop };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
