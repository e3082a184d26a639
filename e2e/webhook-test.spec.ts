import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkA11y, expect, test, told } from './fixtures.ts';

/** Listens on this machine, keeps what it was told, and answers with one status. */
async function listen(status: number): Promise<{ server: Server; url: string; heard: string[] }> {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => {
      text += part.toString();
    });
    request.on('end', () => {
      heard.push(text);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return { server, heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

const unknownRoute = { error: { code: 1, message: 'Not Found' } };

test('a webhook is tried out, and what became of its calls is told where the server knows [SET-05] @faults', async ({
  signedIn,
  faults,
  wire,
}) => {
  const { server, url, heard } = await listen(418);
  try {
    const page = await signedIn('admin', { path: '/tidewater/settings/webhooks' });
    const made = await page.request.post(new URL('/tidewater/webhooks', page.url()).href, {
      data: {
        status: 'inactive',
        http_action: 'post',
        url,
        collection: 'tags',
        directus_action: 'item.create:after',
      },
    });
    const { data } = (await made.json()) as { data: { id: number } };
    const calls = wire(page);
    await page.goto(`#/tidewater/settings/webhooks/${data.id}`);
    const panel = page.getByRole('region', { name: 'Calls' });
    await expect(panel).toContainText('No calls since the server started.');
    await panel.getByRole('button', { name: 'Send a test call' }).click();
    await expect(told(page, 'The test call was answered with 418')).toBeVisible();
    const cells = panel.getByRole('table', { name: 'Latest calls' }).getByRole('row').nth(1);
    await expect(cells).toContainText('Test');
    await expect(cells).toContainText('418');
    expect(heard).toHaveLength(1);
    expect(JSON.parse(heard[0] ?? '')).toMatchObject({ event: 'test', collection: 'tags' });
    expect(calls.all({ method: 'POST', path: `/tidewater/webhooks/${data.id}/test` })).toHaveLength(1);
    await checkA11y(page, { include: ['[aria-label="Calls"]'] });

    // Versions of the API that know no such thing are not asked to do it.
    await faults(page).answer({ method: 'GET', path: /webhooks\/\d+\/deliveries$/ }, 404, unknownRoute);
    await page.reload();
    await expect(panel).toContainText('This server doesn’t report the results of its calls.');
    await expect(panel.getByRole('button', { name: 'Send a test call' })).toHaveCount(0);
    await expect(page.getByRole('form', { name: 'Fields' })).toBeVisible();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
