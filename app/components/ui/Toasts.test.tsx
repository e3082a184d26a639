import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Toasts } from '#app/components/ui/Toasts.tsx';
import '#app/components/ui/tokens.css';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('Toasts', () => {
  it('go by themselves, stay with delay 0, and tell their urgency', async () => {
    const onClose = vi.fn();
    await render(
      <Toasts
        label="Notifications"
        closeLabel="Close"
        onClose={onClose}
        items={[
          { id: '1', tone: 'good', title: 'Saved', delay: 150 },
          { id: '2', tone: 'bad', title: 'Lost', delay: 0 },
        ]}
      />,
    );
    await expect.element(page.getByRole('status')).toHaveTextContent('Saved');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Lost');
    await pause(400);
    expect(onClose.mock.calls).toEqual([['1']]);
  });

  it('wait while the pointer is on one', async () => {
    const onClose = vi.fn();
    const items = [{ id: '1', tone: 'info' as const, title: 'Look', delay: 600 }];
    await render(<Toasts label="Notifications" closeLabel="Close" onClose={onClose} items={items} />);
    await page.getByText('Look').hover();
    await pause(900);
    expect(onClose).not.toHaveBeenCalled();
    await page.getByText('Look').unhover();
    await expect.poll(() => onClose.mock.calls, { timeout: 2500 }).toEqual([['1']]);
  });

  it('close by their cross, and after their action', async () => {
    const onClose = vi.fn();
    const onAction = vi.fn();
    const items = [
      { id: '1', tone: 'info' as const, title: 'Gone', delay: 0, action: { label: 'Undo', onAction } },
    ];
    await render(<Toasts label="Notifications" closeLabel="Close" onClose={onClose} items={items} />);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    expect(onAction).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
