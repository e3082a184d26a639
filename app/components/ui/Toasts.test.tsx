import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Toast, Toasts } from '#app/components/ui/Toasts.tsx';
import '#app/components/ui/tokens.css';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const texts = {
  label: 'Notifications',
  closeLabel: 'Close',
  closeAllLabel: 'Close all',
  moreText: (count: number) => `${count} more`,
};

const toast = (id: string, changes: Partial<Toast> = {}): Toast => ({
  id,
  tone: 'info',
  title: `Toast ${id}`,
  delay: 0,
  ...changes,
});

async function show(items: readonly Toast[], onClose = vi.fn(), onCloseAll = vi.fn()) {
  await render(<Toasts {...texts} {...{ items, onClose, onCloseAll }} />);
  return { onClose, onCloseAll };
}

/** A page with a button, and toasts that really go. */
function Stage({ first }: { first: readonly Toast[] }) {
  const [items, setItems] = useState(first);
  return (
    <>
      <button type="button">Work</button>
      <Toasts
        {...texts}
        items={items}
        onClose={(id) => setItems((now) => now.filter((entry) => entry.id !== id))}
        onCloseAll={() => setItems([])}
      />
    </>
  );
}

describe('Toasts', () => {
  // The pointer stays where the test before has clicked: on a toast.
  beforeEach(() => userEvent.unhover(document.body));

  it('go by themselves, stay with delay 0, and are read out as urgently as they are', async () => {
    const { onClose } = await show([
      toast('1', { tone: 'good', title: 'Saved', delay: 150 }),
      toast('2', { tone: 'bad', title: 'Lost' }),
    ]);
    const liveOf = (text: string) =>
      page.getByText(text).element().closest('[aria-live]')?.getAttribute('aria-live');
    expect(liveOf('Saved')).toBe('polite');
    expect(liveOf('Lost')).toBe('assertive');
    await pause(400);
    expect(onClose.mock.calls).toEqual([['1']]);
  });

  it('have their live regions before the first one comes', async () => {
    const { container } = await render(
      <Toasts {...texts} items={[]} onClose={vi.fn()} onCloseAll={vi.fn()} />,
    );
    expect(container.querySelectorAll('[aria-live]')).toHaveLength(2);
  });

  it.each([
    ['bar', 44],
    ['drawer', 60],
  ])('stand above the buttons at the foot: %s', async (foot, height) => {
    await page.viewport(1000, 600);
    await render(
      <div data-foot={foot} style={{ position: 'fixed', inset: 'auto 0 0', blockSize: height }}>
        <button type="button">Save</button>
      </div>,
    );
    await show([toast('1')]);
    const card = page.getByText('Toast 1').element().closest('[data-toast]');
    expect(card?.getBoundingClientRect().bottom).toBeLessThanOrEqual(600 - height);
  });

  it('leave the fields of a small sheet on a phone free', async () => {
    await page.viewport(390, 844);
    await render(
      <>
        <div data-modal="sm" style={{ position: 'fixed', inset: 'auto 0 0', blockSize: 240 }}>
          <input aria-label="Name" />
        </div>
        <Toasts {...texts} items={[toast('1')]} onClose={vi.fn()} onCloseAll={vi.fn()} />
      </>,
    );
    const card = page.getByText('Toast 1').element().closest('[data-toast]');
    expect(card?.getBoundingClientRect().bottom).toBeLessThan(844 - 240);
    expect(card?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  });

  it('wait while the pointer is on one', async () => {
    const { onClose } = await show([toast('1', { title: 'Look', delay: 600 })]);
    await page.getByText('Look').hover();
    await pause(900);
    expect(onClose).not.toHaveBeenCalled();
    await page.getByText('Look').unhover();
    await expect.poll(() => onClose.mock.calls, { timeout: 2500 }).toEqual([['1']]);
  });

  it('wait while the focus is on one', async () => {
    const { onClose } = await show([toast('1', { delay: 300 }), toast('2', { delay: 300 })]);
    await userEvent.keyboard('{F6}');
    await pause(700);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{F6}');
    await expect.poll(() => onClose.mock.calls.length, { timeout: 2500 }).toBe(2);
  });

  it('close by their cross, and after their action', async () => {
    const onAction = vi.fn();
    const { onClose } = await show([toast('1', { action: { label: 'Undo', onAction } })]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    expect(onAction).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('beyond four are counted, and their time runs all the same', async () => {
    const items = Array.from({ length: 6 }, (_, index) =>
      toast(String(index), { delay: index === 0 ? 150 : 0 }),
    );
    const { onClose, onCloseAll } = await show(items);
    expect(page.getByRole('listitem').elements()).toHaveLength(4);
    await expect.element(page.getByText('2 more')).toBeVisible();
    await expect.element(page.getByText('Toast 5')).toBeVisible();
    await expect.poll(() => onClose.mock.calls).toEqual([['0']]);
    await page.getByRole('button', { name: 'Close all' }).click();
    expect(onCloseAll).toHaveBeenCalledOnce();
  });

  it('are reached by F6, closed by Esc, and give the focus back', async () => {
    await render(<Stage first={[toast('1'), toast('2')]} />);
    const work = page.getByRole('button', { name: 'Work' });
    await userEvent.keyboard('{Tab}');
    await expect.element(work).toHaveFocus();
    await userEvent.keyboard('{F6}');
    const second = page.getByRole('listitem').filter({ hasText: 'Toast 2' });
    await expect.element(second).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect.element(work).toHaveFocus();
    await userEvent.keyboard('{F6}{Escape}');
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Toast 1' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(work).toHaveFocus();
  });

  it('take no focus from who has left them', async () => {
    await render(<Stage first={[toast('1'), toast('2', { delay: 1500 })]} />);
    await userEvent.keyboard('{F6}');
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Toast 2' })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
    await expect.element(page.getByText('Toast 2'), { timeout: 3000 }).not.toBeInTheDocument();
    expect(document.activeElement).toBe(document.body);
  });
});
