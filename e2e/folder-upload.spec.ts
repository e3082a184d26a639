import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { chromiumOnly, expect, notIn, test } from './fixtures.ts';

const library = '/tidewater/files';

const status = (page: Page) => page.getByRole('region', { name: 'Uploads' }).getByRole('status');

/** A folder on this machine with three files in it and in an inner one, and one that nobody means to upload. */
async function folderOfFiles(testInfo: TestInfo): Promise<string> {
  const root = testInfo.outputPath('Season');
  await mkdir(join(root, 'Inner'), { recursive: true });
  await writeFile(join(root, 'top.txt'), 'top');
  await writeFile(join(root, '.DS_Store'), 'x');
  for (const name of ['one.txt', 'two.txt']) await writeFile(join(root, 'Inner', name), name);
  return root;
}

async function chooseFolder(page: Page, root: string): Promise<void> {
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.locator('input[webkitdirectory]').setInputFiles(root);
  await expect(status(page)).toHaveText('3 of 3 files uploaded');
}

/** That folder is in the library, the newest of its name, each file in it so many times. */
async function expectFolder(page: Page, times: number): Promise<void> {
  const read = async <T>(path: string) => {
    const answer = await page.request.get(new URL(`/tidewater/${path}`, page.url()).href);
    return ((await answer.json()) as { data: T[] }).data;
  };
  type Folder = { id: number; name: string; parent_folder: number | null };
  const folders = await read<Folder>('folders?limit=2&sort=-id');
  const [inner, season] = folders;
  expect([season?.name, inner?.name]).toEqual(['Season', 'Inner']);
  expect([season?.parent_folder, inner?.parent_folder]).toEqual([null, season?.id]);
  const files = await read<{ title: string; folder: number }>(
    `files?sort=-id&limit=${3 * times}&fields=title,folder`,
  );
  const places = files.map(({ title, folder }) => `${title} ${folder}`).sort();
  const once = [`one ${inner?.id}`, `top ${season?.id}`, `two ${inner?.id}`];
  expect(places).toEqual(once.flatMap((place) => Array.from({ length: times }, () => place)));
}

test(
  'a folder is chosen: its folders are made, the files go into them [FIL-01]',
  notIn(['stock firefox'], 'folders can’t be chosen by WebDriver BiDi'),
  async ({ signedIn }, testInfo) => {
    const page = await signedIn('admin', { path: library });
    await chooseFolder(page, await folderOfFiles(testInfo));
    await expectFolder(page, 1);
  },
);

test(
  'a folder is chosen, another dropped: their folders are made once [FIL-01]',
  chromiumOnly('a folder dropped'),
  async ({ signedIn }, testInfo) => {
    const root = await folderOfFiles(testInfo);
    const page = await signedIn('admin', { path: library });
    await chooseFolder(page, root);

    // As the browser tells of a real drop: only then there are entries to walk through.
    const zone = page.getByRole('dialog', { name: 'Upload files' }).getByText('Drop files or folders here');
    const box = await zone.boundingBox();
    const at = { x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 };
    const session = await page.context().newCDPSession(page);
    const data = { items: [], files: [root], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await session.send('Input.dispatchDragEvent', { type, ...at, data });
    await expect(status(page)).toHaveText('6 of 6 files uploaded');
    await expectFolder(page, 2);
  },
);
