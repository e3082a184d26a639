import { Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { toField } from '#app/entities/fields/rules.ts';
import { InterfaceInput } from '#app/interfaces/InterfaceInput.tsx';

function Form({
  initial,
  limit,
  onChange,
}: {
  initial: unknown;
  limit: boolean;
  onChange: (value: unknown) => void;
}) {
  const [value, setValue] = useState(initial);
  const field = toField({
    field: 'tongue',
    type: 'string',
    datatype: 'VARCHAR',
    interface: 'language',
    options: { limit },
  });
  return (
    <Suspense>
      <span id="label">Tongue</span>
      <InterfaceInput
        id="tongue"
        labelId="label"
        describedBy={undefined}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
        onSetField={vi.fn()}
        field={field}
        collection="articles"
        readonly={false}
        required={false}
        invalid={false}
        newItem={false}
      />
    </Suspense>
  );
}

test('a language is found by name or code, and taken away again', async () => {
  const onChange = vi.fn();
  const screen = await render(<Form initial="xx-unknown" limit={false} onChange={onChange} />);
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
  const onChange = vi.fn();
  const screen = await render(<Form initial={null} limit onChange={onChange} />);
  await screen.getByRole('combobox', { name: 'Tongue' }).fill('english');
  await screen.getByRole('option', { name: /en-US/ }).click();
  expect(onChange).toHaveBeenLastCalledWith('en-US');
});
