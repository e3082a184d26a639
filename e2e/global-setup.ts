import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { packedServer } from '#mocks/host/crash-server.ts';
import { dataTemplate } from './template.ts';

/**
 * Seeds the demo data once, before the first worker needs a copy of it, packs the server, which starts anew for each file
 * of tests, and puts the bundle aside: building again while the tests run takes nothing away from under them. Returns how to
 * clean up.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['LECTERN_API']) return undefined;
  await dataTemplate();
  const bundle = fileURLToPath(new URL(`../.cache/e2e/bundle-${process.pid}`, import.meta.url));
  await cp(fileURLToPath(new URL('../dist', import.meta.url)), bundle, { recursive: true });
  // Workers are started with this environment.
  process.env['LECTERN_BUNDLE'] = bundle;
  const server = await packedServer('e2e-server', build);
  process.env['LECTERN_SERVER'] = server;
  return async () => {
    for (const folder of [bundle, server]) await rm(folder, { recursive: true, force: true });
  };
}
