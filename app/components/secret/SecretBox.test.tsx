import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SecretBox } from './SecretBox.tsx';
import { useSecret } from './use-secret.ts';

const hash = '$2y$10$abcdefghijklmnopqrstuuWm2GqzGvWq0YyQ8u8FJjWnq0c0e1C9a';
const words = { show: 'Show', hide: 'Hide', kept: 'Kept', typed: 'New' };

function Box({ initial, onChange }: { initial: unknown; onChange: (value: unknown) => void }) {
  const [value, setValue] = useState(initial);
  const secret = useSecret(
    value,
    (next) => {
      setValue(next);
      onChange(next);
    },
    (stored) => String(stored).startsWith('$'),
  );
  return (
    <>
      <label htmlFor="secret">Secret</label>
      <SecretBox
        id="secret"
        describedBy={undefined}
        secret={secret}
        isMasked
        placeholder=""
        maxLength={undefined}
        readonly={false}
        required={false}
        invalid={false}
        words={words}
      />
      <button type="button" onClick={() => setValue(`${hash}2`)}>
        Saved
      </button>
    </>
  );
}

test('a hash is never in its box, and an emptied box is no change', async () => {
  const onChange = vi.fn();
  const screen = await render(<Box initial={hash} onChange={onChange} />);
  const box = screen.getByLabelText('Secret');
  await expect.element(box).toHaveValue('');
  await expect.element(screen.getByRole('img', { name: 'Kept' })).toBeVisible();
  await userEvent.fill(box, 'open sesame');
  expect(onChange).toHaveBeenLastCalledWith('open sesame');
  await expect.element(box).toHaveAttribute('type', 'password');
  await screen.getByRole('button', { name: 'Show' }).click();
  await expect.element(box).toHaveAttribute('type', 'text');
  await userEvent.clear(box);
  expect(onChange).toHaveBeenLastCalledWith(hash);
  await userEvent.fill(box, 'again');
  await screen.getByRole('button', { name: 'Saved' }).click();
  await expect.element(box).toHaveValue('');
});

test('nothing stays null when what was typed is taken back', async () => {
  const onChange = vi.fn();
  const screen = await render(<Box initial={null} onChange={onChange} />);
  await userEvent.fill(screen.getByLabelText('Secret'), 'a');
  await userEvent.clear(screen.getByLabelText('Secret'));
  expect(onChange).toHaveBeenLastCalledWith(null);
});
