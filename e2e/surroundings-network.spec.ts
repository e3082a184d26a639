import { expect, openAnew, told } from './fixtures.ts';
import { articles, changes, inputOf, opened } from './item-page.ts';
import { editAndSave, signInHere, test, walk } from './surroundings.ts';
import { FaultInjector } from './wire.ts';

/* What stands between the page and the server: proxies, portals, blockers. Nothing may be thrown and no screen may fail. */

test.describe.configure({ timeout: 120_000 });

const html = '<!doctype html><html><head><title>Gateway</title></head><body><h1>Sorry</h1></body></html>';

/** A proxy that wants a sign-in of its own has it somewhere else, where the policy lets no call go. */
const elsewhere = 'http://sign-in.example.test/';

/** How each answers whatever is asked of the API. */
const answers: Record<string, (faults: FaultInjector) => Promise<void>> = {
  'a gateway’s page with status 502': (faults) => faults.answer({}, 502, html),
  'a portal’s page with status 200': (faults) => faults.answer({}, 200, html),
  'a redirect to a sign-in page elsewhere': (faults) => faults.redirect({}, elsewhere),
  'an object without anything': (faults) => faults.answer({}, 200, { data: {} }),
  'a list without anything': (faults) => faults.answer({}, 200, { data: [] }),
};

for (const [name, begin] of Object.entries(answers)) {
  test(`${name} in place of the API: what was typed stays, and all goes on afterwards @faults @hooks`, async ({
    visit,
    pageErrors,
  }) => {
    const page = await visit();
    const faults = new FaultInjector(page);
    await begin(faults);
    await page.goto('#/login?project=tidewater');
    await expect(page.getByRole('alert').or(page.getByRole('status')).first()).toBeVisible();
    await faults.clear();
    await page.reload();
    await signInHere(page);

    const typed = `Typed before the gateway ${Date.now()}`;
    await page.goto(`#${articles}/5`);
    await opened(page);
    await inputOf(page, 'subtitle').fill(typed);
    await begin(faults);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(inputOf(page, 'subtitle')).toHaveValue(typed);
    await expect(changes(page)).toHaveText('1 change');
    await faults.clear();
    await page.keyboard.press('Control+s');
    await expect(told(page, 'Saved')).toBeVisible();
    await expect(changes(page)).toHaveCount(0);

    await begin(faults);
    const problems = await walk(page, 4000);
    // That the policy has refused the way elsewhere is as it should be.
    pageErrors.splice(
      0,
      Infinity,
      ...pageErrors.filter((error) => !/(?:connect|img|script)-src/.test(error)),
    );
    await faults.clear();
    await openAnew(page, `#${articles}`);
    await expect(page.getByRole('grid').getByRole('row').nth(2)).toBeVisible();
    expect(problems).toEqual([]);
  });
}

test('a blocker cuts what looks like tracking, and lets other calls hang @faults @hooks', async ({
  visit,
}) => {
  const page = await visit();
  await page.route(/\/server\/ping|\/tidewater\/(activity|users\/\d+\/tracking)\b/, (route) =>
    route.abort('blockedbyclient'),
  );
  // Never answered.
  await page.route(/\/revisions\b|\/tidewater\/assets\//, () => undefined);
  await signInHere(page);
  await editAndSave(page);
  expect(await walk(page, 800)).toEqual([]);
});
