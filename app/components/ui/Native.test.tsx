import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { initials } from '#app/components/ui/Avatar.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { Checkbox } from '#app/components/ui/Checkbox.tsx';
import { PasswordField } from '#app/components/ui/PasswordField.tsx';
import { RadioGroup } from '#app/components/ui/RadioGroup.tsx';
import { Resizer } from '#app/components/ui/Resizer.tsx';
import { Switch } from '#app/components/ui/Switch.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import '#app/components/ui/tokens.css';

describe('Button', () => {
  it('swallows clicks and submits while pending, and keeps focus and width', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    const draw = (pending: boolean) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Button type="submit" pending={pending} onClick={onClick}>
          Save
        </Button>
      </form>
    );
    const { rerender } = await render(draw(false));
    const button = page.getByRole('button', { name: 'Save' });
    const { width } = button.element().getBoundingClientRect();
    await button.click();
    await rerender(draw(true));
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    expect(button.element().getBoundingClientRect().width).toBe(width);
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('TextField', () => {
  it('ties label, description and error together', async () => {
    const nothing = () => undefined;
    await render(
      <TextField
        label="Title"
        value=""
        onChange={nothing}
        description="In lists."
        error="Too short."
        required
      />,
    );
    const input = page.getByRole('textbox', { name: 'Title' });
    await expect.element(input).toHaveAccessibleDescription('Too short. In lists.');
    await expect.element(input).toBeInvalid();
    await expect.element(input).toBeRequired();
  });
});

describe('PasswordField', () => {
  it('shows and hides what is typed', async () => {
    await render(
      <PasswordField
        label="Password"
        showLabel="Show"
        hideLabelText="Hide"
        value="abc"
        onChange={() => undefined}
      />,
    );
    const input = page.getByLabelText('Password');
    await expect.element(input).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect.element(input).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide' }).click();
    await expect.element(input).toHaveAttribute('type', 'password');
  });
});

describe('choices', () => {
  it('Checkbox tells of Shift, and of being mixed', async () => {
    const onChange = vi.fn();
    await render(
      <Checkbox isSelected={false} isIndeterminate onChange={onChange}>
        All
      </Checkbox>,
    );
    const box = page.getByRole('checkbox', { name: 'All' });
    await expect.element(box).toBePartiallyChecked();
    await userEvent.keyboard('{Shift>}');
    await box.click();
    await userEvent.keyboard('{/Shift}');
    expect(onChange).toHaveBeenLastCalledWith(true, { shiftKey: true });
  });

  it('Switch is one', async () => {
    const onChange = vi.fn();
    await render(
      <Switch isSelected onChange={onChange}>
        Visible
      </Switch>,
    );
    await page.getByRole('switch', { name: 'Visible' }).click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('RadioGroup moves by arrows past what is disabled', async () => {
    function Host() {
      const [value, setValue] = useState<string | null>('a');
      const options = [
        { value: 'a', label: 'Draft' },
        { value: 'b', label: 'Hidden', disabled: true },
        { value: 'c', label: 'Published' },
      ];
      return <RadioGroup legend="Status" options={options} value={value} onChange={setValue} />;
    }
    await render(<Host />);
    await expect.element(page.getByRole('radiogroup', { name: 'Status' })).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('radio', { name: 'Published' })).toBeChecked();
  });
});

describe('Resizer', () => {
  const show = async (dir: 'ltr' | 'rtl') => {
    const onCommit = vi.fn();
    function Host() {
      const [width, setWidth] = useState(200);
      return (
        <div dir={dir}>
          <div style={{ position: 'relative', inlineSize: width, blockSize: 100 }}>
            <Resizer label="Side" value={width} min={100} max={300} onChange={setWidth} onCommit={onCommit} />
          </div>
        </div>
      );
    }
    await render(<Host />);
    return onCommit;
  };

  it('resizes by keyboard within its limits', async () => {
    const onCommit = await show('ltr');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(onCommit).toHaveBeenLastCalledWith(208);
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(onCommit).toHaveBeenLastCalledWith(300);
  });

  it('turns its arrows round where people read from the right', async () => {
    const onCommit = await show('rtl');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(onCommit).toHaveBeenLastCalledWith(208);
  });

  it('is dragged', async () => {
    const onCommit = await show('ltr');
    const handle = page.getByRole('separator', { name: 'Side' }).element();
    handle.setPointerCapture = () => undefined;
    const at = (type: string, clientX: number) =>
      handle.dispatchEvent(new PointerEvent(type, { clientX, bubbles: true, pointerId: 1 }));
    at('pointerdown', 200);
    at('pointermove', 230);
    at('pointermove', 260);
    at('pointerup', 260);
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(260);
  });
});

describe('initials', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['  ada  king  lovelace ', 'AL'],
    ['陳', '陳'],
    ['😀 x', '😀X'],
    ['', ''],
    ['क्षितिज शर्मा', 'क्षिश'],
    ['e\u0301mile zola', 'É'.normalize('NFD') + 'Z'],
    ['👩‍💻 dev', '👩‍💻D'],
    ['ismail ışık', 'II'],
    ['ismail ışık', 'İI', 'tr-TR'],
    ['ǆemal ŉ', 'ǄʼN'],
  ])('of %j are %j', (name, expected, locale = 'en-US') => {
    expect(initials(name, locale)).toBe(expected);
  });
});
