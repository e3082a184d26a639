import { expect, test } from 'vitest';
import { contentBody } from './content-body.ts';

test.each([0, 1, 2, 3, 4, 7, 8, 9, 10])('%i bytes come as JSON with whole base64 [FIL-03]', async (size) => {
  const bytes = Uint8Array.from({ length: size }, (_, at) => 250 + at);
  const body = await contentBody({ tags: ['a'], location: '"x"' }, new Blob([bytes]), 3);
  expect(body.type).toBe('application/json');
  const sent = JSON.parse(await body.text()) as { data: string };
  expect(sent).toMatchObject({ tags: ['a'], location: '"x"' });
  expect(Uint8Array.from(atob(sent.data), (sign) => sign.charCodeAt(0))).toEqual(bytes);
});

test('without other values it is still JSON [FIL-03]', async () => {
  const body = await contentBody({}, new Blob(['abc']));
  expect(JSON.parse(await body.text())).toEqual({ data: btoa('abc') });
});
