import { expect, test } from 'vitest';
import { sendForm } from '#app/entities/files/send-form.ts';

test('stopped before it was sent, it rejects as it does on its way [FIL-03]', async () => {
  const stopper = new AbortController();
  const request = new Request('/nowhere', { method: 'POST', signal: stopper.signal });
  stopper.abort();
  await expect(sendForm(request, new FormData(), () => undefined)).rejects.toMatchObject({
    name: 'AbortError',
  });
});
