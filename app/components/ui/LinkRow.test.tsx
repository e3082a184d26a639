import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LinkRow } from './LinkRow.tsx';

const followed = vi.fn<() => void>();
const pressed = vi.fn<() => void>();

async function table() {
  vi.clearAllMocks();
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await render(
    <table>
      <tbody>
        {['one', 'two'].map((name) => (
          <LinkRow key={name}>
            <td>
              <a
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault();
                  followed.call(name);
                }}
              >
                {name}
              </a>
            </td>
            <td>about {name}</td>
            <td>
              <button type="button" onClick={pressed}>
                press <b>{name}</b>
              </button>
            </td>
          </LinkRow>
        ))}
      </tbody>
    </table>,
  );
  return opened;
}

test('a click anywhere in a row follows its own link, once; what acts by itself is left alone', async () => {
  await table();
  await page.getByText('about one').click();
  expect(followed.mock.contexts).toEqual(['one']);
  await page.getByRole('link', { name: 'two' }).click();
  expect(followed.mock.contexts).toEqual(['one', 'two']);
  await page.getByRole('button', { name: 'press one' }).click();
  expect(pressed).toHaveBeenCalledOnce();
  expect(followed).toHaveBeenCalledTimes(2);
  expect(page.getByRole('link').elements()).toHaveLength(2);
});

test('with a key held or the middle button it opens in a new tab, as links do', async () => {
  const opened = await table();
  const cell = page.getByText('about two');
  await cell.click({ modifiers: ['ControlOrMeta'] });
  await cell.click({ modifiers: ['Shift'] });
  await cell.click({ button: 'middle' });
  expect(opened.mock.calls.map(([address]) => new URL(String(address)).hash)).toEqual([
    '#two',
    '#two',
    '#two',
  ]);
  expect(followed).not.toHaveBeenCalled();
});

test('text that was marked to copy it is no click', async () => {
  await table();
  const cell = page.getByText('about one').element() as HTMLElement;
  getSelection()?.selectAllChildren(cell);
  cell.click();
  expect(followed).not.toHaveBeenCalled();
  getSelection()?.removeAllRanges();
  cell.click();
  expect(followed).toHaveBeenCalledOnce();
});
