import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { toField } from '#app/entities/fields/rules.ts';
import { HeldInput, Surroundings } from '#app/interfaces/sample-host.tsx';

async function show(value: unknown, limit: boolean) {
  const onChange = vi.fn();
  const field = toField({
    field: 'tongue',
    type: 'string',
    datatype: 'VARCHAR',
    interface: 'language',
    options: { limit },
  });
  const screen = await render(
    <Surroundings>
      <HeldInput label="Tongue" field={field} value={value} onChange={onChange} />
    </Surroundings>,
  );
  return { screen, onChange };
}

test('a language is found by name or code, and taken away again', async () => {
  const { screen, onChange } = await show('xx-unknown', false);
  const box = screen.getByRole('combobox', { name: 'Tongue' });
  await expect.element(box).toHaveValue('xx-unknown');
  await box.fill('austri');
  await screen.getByRole('option', { name: 'German (Austria) (de-AT)' }).click();
  expect(onChange).toHaveBeenLastCalledWith('de-AT');
  await expect.element(box).toHaveValue('German (Austria) (de-AT)');
  await box.fill('nothing like it');
  await userEvent.tab();
  await expect.element(box).toHaveValue('German (Austria) (de-AT)');
  await screen.getByRole('button', { name: 'No language' }).click();
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('only what the app speaks is offered when limited', async () => {
  const { screen, onChange } = await show(null, true);
  await screen.getByRole('combobox', { name: 'Tongue' }).fill('english');
  await screen.getByRole('option', { name: /en-US/ }).click();
  expect(onChange).toHaveBeenLastCalledWith('en-US');
});
