import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testContract } from '#mocks/host/sample-contract.ts';
import { type Answer, errorCode } from '#mocks/host/test-answers.ts';
import { TestSite } from '#mocks/host/test-site.ts';

testContract(() => TestSite.open());

const data = (reply: Answer) => reply.body.data;

it('sign-in through others is listed and started as configured in the data folder, and comes back to a clear answer', async () => {
  const site = await TestSite.open();
  const own = { clientId: 'c-1', url: 'https://id.example.com/start?kind=a', scope: 'all' };
  const configured = { demo: { github: { clientId: 'made-up' }, 'our-house': own } };
  writeFileSync(join(site.folder, 'sso.json'), JSON.stringify(configured));
  site.restart();
  const list = data(await site.call('GET', '/demo/auth/sso')) as { name: string; icon: string }[];
  expect(list.map(({ name }) => name)).toEqual(['github', 'our-house']);
  const icon = await site.call('GET', new URL(list[0]?.icon ?? '').pathname);
  expect(icon.headers.get('content-type')).toBe('image/svg+xml');
  const started = await site.call('GET', '/demo/auth/sso/our-house');
  const location = new URL(started.headers.get('location') ?? '');
  expect([started.status, location.origin]).toEqual([302, 'https://id.example.com']);
  expect(Object.fromEntries(location.searchParams)).toMatchObject({
    kind: 'a',
    scope: 'all',
    client_id: 'c-1',
    redirect_uri: 'http://127.0.0.1:8055/demo/auth/sso/our-house/callback',
  });
  expect(errorCode(await site.call('GET', '/demo/auth/sso/nosuch'))).toBe(100);
  for (const query of ['', '?error=access_denied', '?code=x&state=y']) {
    const reply = await site.call('GET', `/demo/auth/sso/github/callback${query}`);
    expect([reply.status, errorCode(reply)]).toEqual([400, 13]);
  }
  expect((await site.call('GET', '/demo/auth/sso/nosuch/callback')).status).toBe(404);
  site.close();
});
