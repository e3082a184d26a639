import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { counter } from './listing-page.ts';
import { expect } from './fixtures.ts';
import { freePort } from './server.ts';
import { editAndSave, signInHere, test } from './surroundings.ts';

let started: ChildProcess | undefined;
// A test that fails on its way leaves nothing running.
test.afterEach(() => started?.kill());

/** `npm start -- --api` without npm. Gives the address and what was printed once it is there, and how to stop it. */
async function startBefore(api: string) {
  const port = String(await freePort());
  const aside = process.env['LECTERN_BUNDLE'];
  const args = ['.ci/start.mjs', '--api', api, ...(aside ? ['--dist', aside] : [])];
  const child = spawn(process.execPath, args, { env: { ...process.env, PORT: port } });
  started = child;
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = once(child, 'exit');
  await expect.poll(() => printed, { timeout: 60_000 }).toContain('Stop with Ctrl-C');
  const stop = async () => {
    child.kill('SIGINT');
    return (await ended)[0] as number;
  };
  return { address: `http://127.0.0.1:${port}`, printed, stop };
}

test.describe.configure({ timeout: 240_000 });

test('the app in front of a server of one’s own: sign in, edit, upload, and the server goes away @faults', async ({
  visit,
  server,
}) => {
  const { address, printed, stop } = await startBefore(`${server.baseURL}/admin/`);
  expect(printed).toContain(`${server.baseURL}/   (tidewater, verlag)`);
  const page = await visit({ baseURL: `${address}/admin/` });
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(address) && request.method() !== 'GET') elsewhere.push(request.url());
  });
  await signInHere(page);
  await editAndSave(page);

  await page.goto('#/tidewater/files');
  await expect(counter(page)).toHaveText(/items$/);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const words = { name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('over the proxy') };
  await page.locator('input[type="file"]').first().setInputFiles(words);
  await expect(page.getByRole('region', { name: 'Uploads' }).getByRole('status')).toHaveText(
    '1 of 1 file uploaded',
  );
  // It is there, and nothing went by another way.
  const query = 'sort=-id&limit=1&fields=data,filename_download';
  const stored = await page.request.get(`${server.baseURL}/tidewater/files?${query}`);
  const [file] = ((await stored.json()) as { data: { filename_download: string }[] }).data;
  expect(file?.filename_download).toBe('words.txt');
  expect(elsewhere).toEqual([]);

  await server.stop();
  await page.goto('#/tidewater/collections/letters');
  await expect(page.getByText(`Nothing answers at ${server.baseURL}/`).first()).toBeVisible({
    timeout: 15_000,
  });
  await server.start();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Letters' })).toBeVisible();
  expect(await stop()).toBe(0);
});
