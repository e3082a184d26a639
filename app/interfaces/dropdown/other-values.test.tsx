/** A dropdown that takes other values than its choices. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { toField } from '#app/entities/fields/rules.ts';
import { HeldInput, Surroundings } from '#app/interfaces/sample-host.tsx';

const field = toField({
  collection: 'articles',
  field: 'probe',
  type: 'string',
  datatype: 'VARCHAR',
  interface: 'dropdown',
  options: { choices: { coast: 'The coast', hands: 'By hand' }, allow_other: '1' },
});

async function show(start: string) {
  const calls: unknown[] = [];
  await render(
    <Surroundings>
      <HeldInput field={field} value={start} onChange={(next) => calls.push(next)} />
    </Surroundings>,
  );
  return { calls };
}

const box = page.getByRole('combobox', { name: 'Probe' });

test('what is typed is the value, the words of a choice are its value, nothing is none', async () => {
  const { calls } = await show('coast');
  await expect.element(box).toHaveValue('The coast');
  expect(calls).toEqual([]);
  await box.fill('Elsewhere');
  await userEvent.tab();
  await expect.element(box).toHaveValue('Elsewhere');
  expect(calls.at(-1)).toBe('Elsewhere');
  await box.fill('By hand');
  expect(calls.at(-1)).toBe('hands');
  await box.fill('');
  expect(calls.at(-1)).toBeNull();
  await userEvent.tab();
  await expect.element(box).toHaveValue('');
});

test('a choice is taken from the list, a value that is none stays', async () => {
  const { calls } = await show('far away');
  await expect.element(box).toHaveValue('far away');
  await box.fill('hand');
  await page.getByRole('option', { name: 'By hand' }).click();
  expect(calls.at(-1)).toBe('hands');
  await expect.element(box).toHaveValue('By hand');
});
