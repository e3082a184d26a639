import { expect, test, vi } from 'vitest';
import { placeFiles } from './make-folders.ts';

const at = (name: string, ...path: string[]) => ({ file: new File(['x'], name), path });
const folders = [{ id: 1, name: 'Pictures', parent_folder: null }];

test('folders are found where they are, and made once where they are not', async () => {
  let next = 10;
  const create = vi.fn((name: string, parent: number | null) =>
    Promise.resolve({ id: next++, name, parent_folder: parent }),
  );
  const found = [at('a'), at('b', 'Pictures'), at('c', 'Pictures', 'Summer'), at('d', 'Pictures', 'Summer')];
  const { placed, isWhole } = await placeFiles(found, null, folders, create);
  expect(placed.map(({ folder }) => folder)).toEqual([null, 1, 10, 10]);
  expect(create.mock.calls).toEqual([['Summer', 1]]);
  expect(isWhole).toBe(true);
});

test('below the folder that is open, not beside it', async () => {
  const create = vi.fn((name: string, parent: number | null) =>
    Promise.resolve({ id: 5, name, parent_folder: parent }),
  );
  await placeFiles([at('a', 'Pictures')], 1, folders, create);
  expect(create).toHaveBeenCalledWith('Pictures', 1);
});

test('a server that makes no folders gets the files all the same', async () => {
  const { placed, isWhole } = await placeFiles([at('a', 'New', 'Deep'), at('b', 'New')], 3, folders, () =>
    Promise.reject(new Error('422')),
  );
  expect(placed.map(({ folder }) => folder)).toEqual([3, 3]);
  expect(isWhole).toBe(false);
});
