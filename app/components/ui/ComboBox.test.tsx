import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ComboBox, type ComboBoxProps } from '#app/components/ui/ComboBox.tsx';
import '#app/components/ui/tokens.css';
import '#app/components/ui/base.css';

const fruit = ['Apple', 'Banana', 'Cherry', 'Bilberry'].map((label) => ({ id: label, label }));
const fitting = (text: string) =>
  fruit.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));

interface HostProps extends Partial<ComboBoxProps> {
  onPick: (id: string | null) => void;
  /** The text whose finds are there; default: that in the box. */
  found?: string;
}

function Host({ onPick, found, ...props }: HostProps) {
  const [text, setText] = useState('');
  const [key, setKey] = useState<string | null>(null);
  return (
    <ComboBox
      label="Fruit"
      items={fitting(found ?? text)}
      inputValue={text}
      onInputChange={setText}
      selectedKey={key}
      onSelectionChange={(id) => {
        onPick(id);
        setKey(id);
      }}
      onBlur={() => setText(key ?? '')}
      isStale={found !== undefined && found !== text}
      emptyText="Nothing fits"
      menuTrigger="focus"
      {...props}
    />
  );
}

const input = page.getByRole('combobox', { name: 'Fruit' });

beforeEach(() => userEvent.keyboard('{Escape}'));

describe('Enter after a text', () => {
  it.each([
    ['che', ['Cherry'], 'Cherry'],
    // Two fit: none is meant.
    ['rry', [], ''],
    ['none such', [], ''],
    ['  ', [], ''],
  ])('%j chooses %j', async (text, chosen, shown) => {
    const onPick = vi.fn();
    await render(<Host onPick={onPick} />);
    await input.fill(text);
    await userEvent.keyboard('{Enter}');
    expect(onPick.mock.calls.flat()).toEqual(chosen);
    await expect.element(input).toHaveValue(shown);
  });

  it('does not choose what was merely left over when the box was opened', async () => {
    const onPick = vi.fn();
    await render(<Host onPick={onPick} items={[{ id: 'Cherry', label: 'Cherry' }]} />);
    await input.click();
    await userEvent.keyboard('{Enter}');
    expect(onPick).not.toHaveBeenCalled();
  });
});

describe('keys in a list that is searched', () => {
  it('wait until the list is that of the text', async () => {
    const onPick = vi.fn();
    const view = await render(<Host onPick={onPick} found="" />);
    await input.fill('b');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    // A key that is none of the list's drops them.
    await userEvent.keyboard('{Shift}');
    await expect.element(page.getByRole('option', { name: 'Apple' })).toBeVisible();
    expect(onPick).not.toHaveBeenCalled();
    expect(input.element()).toHaveValue('b');
    await view.rerender(<Host onPick={onPick} found="b" />);
    await expect.element(page.getByRole('option', { name: 'Apple' })).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onPick.mock.calls).toEqual([['Banana']]);
  });

  it('are done in their order when it has come', async () => {
    const onPick = vi.fn();
    const view = await render(<Host onPick={onPick} found="" />);
    await input.fill('b');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onPick).not.toHaveBeenCalled();
    await view.rerender(<Host onPick={onPick} found="b" />);
    await expect.element(input).toHaveValue('Bilberry');
    expect(onPick.mock.calls).toEqual([['Bilberry']]);
  });

  it('are dropped by what is typed after them, and by leaving', async () => {
    const onPick = vi.fn();
    const view = await render(<Host onPick={onPick} found="" />);
    await input.fill('b');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await input.fill('bi');
    await view.rerender(<Host onPick={onPick} found="bi" />);
    await expect.element(page.getByRole('option')).toHaveTextContent('Bilberry');
    await view.rerender(<Host onPick={onPick} found="" />);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.tab();
    await view.rerender(<Host onPick={onPick} found="bi" />);
    await input.click();
    await expect.element(page.getByRole('listbox')).toBeVisible();
    expect(onPick).not.toHaveBeenCalled();
  });

  it('act on what fits, also when all of it comes at once', async () => {
    const onPick = vi.fn();
    await render(<Host onPick={onPick} />);
    await input.click();
    await expect.element(page.getByRole('option', { name: 'Apple' })).toBeVisible();
    const box = input.element() as HTMLInputElement;
    const press = (key: string) =>
      box.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    // No pause in between, as when the browser was busy.
    document.execCommand('insertText', false, 'che');
    press('ArrowDown');
    press('Enter');
    await expect.element(input).toHaveValue('Cherry');
    expect(onPick.mock.calls).toEqual([['Cherry']]);
  });
});

describe('Escape', () => {
  it.each([
    ['among the finds', 'che'],
    ['not among them', 'ban'],
  ])('closes the list and brings the choice in force back: %s', async (_, text) => {
    const onPick = vi.fn();
    await render(<Host onPick={onPick} />);
    await input.fill('cher');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(input).toHaveValue('Cherry');
    await input.fill(text);
    await expect.element(page.getByRole('option')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(input).toHaveValue('Cherry');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    // What reopens it would do so in the renderings after that.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    expect(page.getByRole('listbox').query()).toBeNull();
    expect(onPick.mock.calls).toEqual([['Cherry']]);
  });
});

describe('a page that is scrolled', () => {
  const scroller = () => document.querySelector('[data-testid="scroller"]') as HTMLElement;
  const scrolled = (onPick: (id: string | null) => void) => (
    <div data-testid="scroller" style={{ blockSize: 300, overflow: 'auto' }}>
      <div style={{ blockSize: 900, paddingBlockStart: 60 }}>
        <Host onPick={onPick} />
      </div>
    </div>
  );
  const scrollTo = (top: number) =>
    new Promise<void>((resolve) => {
      scroller().addEventListener('scroll', () => setTimeout(resolve), { once: true });
      scroller().scrollTop = top;
    });

  it('takes the list along, and the text stays', async () => {
    const onPick = vi.fn();
    await render(scrolled(onPick));
    await input.fill('ban');
    await expect.element(page.getByRole('option')).toHaveTextContent('Banana');
    await scrollTo(30);
    expect(input.element()).toHaveValue('ban');
    await expect
      .poll(() => {
        const list = page.getByRole('listbox').element().getBoundingClientRect();
        return Math.abs(list.top - input.element().getBoundingClientRect().bottom);
      })
      .toBeLessThan(20);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onPick.mock.calls).toEqual([['Banana']]);
  });

  it('closes the list when the box goes out of sight', async () => {
    await render(scrolled(vi.fn()));
    await input.fill('ban');
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await scrollTo(500);
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  });
});
