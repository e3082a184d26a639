import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NumberInput, type NumberInputProps } from '#app/components/ui/NumberInput.tsx';

type Given = Partial<NumberInputProps> & { start?: string | null };

async function show({ start = null, ...given }: Given = {}) {
  const onChange = vi.fn<(digits: string | null) => void>();
  function Host() {
    const [value, setValue] = useState(start);
    return (
      <NumberInput
        label="Price"
        locale="en-US"
        inputErrorText={(inputError) => `inputError: ${inputError}`}
        stepLabels={{ up: 'More', down: 'Less' }}
        {...given}
        value={value}
        onChange={(digits) => {
          onChange(digits);
          setValue(digits);
        }}
      />
    );
  }
  await render(<Host />);
  return { onChange, input: page.getByLabelText('Price') };
}

describe('NumberInput', () => {
  it('emits nothing on mount, on focus or on leaving', async () => {
    const { onChange, input } = await show({ start: '1234.50', grouping: true });
    await expect.element(input).toHaveValue('1,234.50');
    await input.click();
    await expect.element(input).toHaveValue('1234.50');
    await userEvent.tab();
    await expect.element(input).toHaveValue('1,234.50');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('keeps what is typed while the owner writes the same number shorter', async () => {
    function Host() {
      const [value, setValue] = useState<number | null>(null);
      return (
        <NumberInput
          label="Price"
          locale="en-US"
          value={value === null ? null : String(value)}
          onChange={(digits) => setValue(digits === null ? null : Number(digits))}
        />
      );
    }
    await render(<Host />);
    const input = page.getByLabelText('Price');
    await input.click();
    await userEvent.keyboard('1.05');
    await expect.element(input).toHaveValue('1.05');
  });

  it('reads the separators of the locale', async () => {
    const { onChange, input } = await show({ locale: 'de-DE' });
    await input.fill('99,99');
    expect(onChange).toHaveBeenLastCalledWith('99.99');
  });

  it('keeps ambiguous text, says so, and emits nothing', async () => {
    const onInputError = vi.fn();
    const { onChange, input } = await show({ start: '5', onInputError });
    await input.fill('1,5');
    await userEvent.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(onInputError).toHaveBeenLastCalledWith('ambiguous');
    await expect.element(input).toHaveValue('1,5');
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText('inputError: ambiguous')).toBeVisible();
    await input.fill('1.5');
    expect(onChange).toHaveBeenLastCalledWith('1.5');
    expect(onInputError).toHaveBeenLastCalledWith(null);
  });

  it('emits null once emptied', async () => {
    const { onChange, input } = await show({ start: '5' });
    await input.clear();
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it('keeps every digit, typed and stepped', async () => {
    const { onChange, input } = await show({ start: '9223372036854775807' });
    await input.click();
    await userEvent.keyboard('{ArrowUp}');
    expect(onChange).toHaveBeenLastCalledWith('9223372036854775808');
    await input.fill('0.30000000000000000000000004');
    expect(onChange).toHaveBeenLastCalledWith('0.30000000000000000000000004');
  });

  it('steps exactly, within the limits, by keys and buttons', async () => {
    const { onChange, input } = await show({ start: '0.1', step: '0.2', max: '0.5', min: '0' });
    await input.click();
    await userEvent.keyboard('{ArrowUp}');
    expect(onChange).toHaveBeenLastCalledWith('0.3');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'More' }).click();
    expect(onChange).toHaveBeenLastCalledWith('0.5');
    await input.click();
    await userEvent.keyboard('{PageDown}');
    expect(onChange).toHaveBeenLastCalledWith('0');
  });

  it('lets a number beyond a limit through, marked', async () => {
    const { onChange, input } = await show({ max: '10' });
    await input.fill('11');
    expect(onChange).toHaveBeenLastCalledWith('11');
    await expect.element(page.getByText('inputError: high')).toBeVisible();
  });

  it('refuses fractions where whole numbers are wanted', async () => {
    const { onChange, input } = await show({ integer: true });
    await input.fill('1.5');
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(page.getByText('inputError: fraction')).toBeVisible();
  });

  it('is inert when read-only', async () => {
    const { onChange, input } = await show({ start: '5', readOnly: true });
    await input.click();
    await userEvent.keyboard('{ArrowUp}7');
    expect(onChange).not.toHaveBeenCalled();
    expect(page.getByRole('button').elements()).toHaveLength(0);
  });
});
