import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { confirm } from '#app/components/feedback/confirm.ts';
import { ConfirmHost } from '#app/components/feedback/ConfirmHost.tsx';
import { Markdown } from '#app/components/feedback/Markdown.tsx';
import { ToastRegion } from '#app/components/feedback/ToastRegion.tsx';
import { dismiss, forgetToasts, notify, toastState } from '#app/components/feedback/toasts.ts';
import { Button } from '#app/components/ui/Button.tsx';

const question = {
  title: 'Delete 3 articles?',
  confirmLabel: 'Delete',
  cancelLabel: 'Keep',
  tone: 'bad' as const,
};

describe('confirm', () => {
  it('answers, and gives the focus back', async () => {
    const answers: boolean[] = [];
    const ask = async () => answers.push(await confirm(question));
    await render(
      <>
        <Button onClick={() => void ask()}>Ask</Button>
        <ConfirmHost />
      </>,
    );
    const button = page.getByRole('button', { name: 'Ask' });
    await button.click();
    await expect.element(page.getByRole('alertdialog', { name: question.title })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect.element(button).toHaveFocus();
    await button.click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => answers).toEqual([true, false]);
    await expect.element(button).toHaveFocus();
  });

  it('asks one question after the other', async () => {
    await render(<ConfirmHost />);
    const first = confirm({ ...question, title: 'First?' });
    const second = confirm({ ...question, title: 'Second?' });
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByRole('alertdialog', { name: 'Second?' })).toBeVisible();
    await page.getByRole('button', { name: 'Keep' }).click();
    expect(await Promise.all([first, second])).toEqual([true, false]);
  });

  it('is no where nobody can answer', async () => {
    expect(await confirm(question)).toBe(false);
  });
});

describe('toasts', () => {
  beforeEach(forgetToasts);

  it('show what is notified, with their details as Markdown, and go when dismissed', async () => {
    await render(<ToastRegion label="Notifications" closeLabel="Close" />);
    const id = notify({ tone: 'bad', title: 'Not saved', details: '**title** is needed', delay: 0 });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Not saved');
    await expect.element(page.getByText('title', { exact: true })).toBeVisible();
    dismiss(id);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('replace their like, keep at most five on the screen and twenty in the history', () => {
    notify({ tone: 'info', title: 'Same' });
    notify({ tone: 'info', title: 'Same' });
    expect(toastState().shown).toHaveLength(1);
    for (let count = 0; count < 30; count += 1) notify({ tone: 'info', title: `No ${count}` });
    expect(toastState().shown.map(({ title }) => title)).toEqual([
      'No 25',
      'No 26',
      'No 27',
      'No 28',
      'No 29',
    ]);
    expect(toastState().history).toHaveLength(20);
    expect(toastState().history[0]?.title).toBe('No 29');
  });

  it('have five seconds unless told otherwise', () => {
    notify({ tone: 'info', title: 'a' });
    notify({ tone: 'info', title: 'b', delay: 0 });
    expect(toastState().shown.map(({ delay }) => delay)).toEqual([5000, 0]);
  });
});

describe('Markdown', () => {
  it('renders, and opens links apart', async () => {
    await render(<Markdown text={'**Bold** and [link](https://example.org)'} />);
    await expect.element(page.getByText('Bold')).toHaveStyle({ fontWeight: '700' });
    const link = page.getByRole('link', { name: 'link' });
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each([
    '<img src=x onerror="window.hacked()">',
    '<script>window.hacked()</script>*x*',
    '[x](javascript:window.hacked())',
    '<a href="jav&#x09;ascript:window.hacked()">x</a>',
    '<iframe src="javascript:parent.hacked()"></iframe>*x*',
    '<svg><animate onbegin=window.hacked() attributeName=x></svg>*x*',
    '<form action="https://evil.example"><input name=p></form>*x*',
    '<style>*{display:none}</style>*x*',
    '<p style="position:fixed" id="root" name="body">x</p>',
    '<math><mtext><table><mglyph><style><img src=x onerror=window.hacked()>',
  ])('runs and keeps nothing of %s', async (text) => {
    const hacked = vi.fn();
    Object.assign(window, { hacked });
    const { container } = await render(<Markdown text={`start ${text}`} />);
    await expect.poll(() => container.querySelector('p')).not.toBeNull();
    for (const link of container.querySelectorAll('a')) link.click();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(
      container.querySelector('script, iframe, svg, math, form, input, style, [style], [id], [name]'),
    ).toBeNull();
    expect(container.innerHTML).not.toMatch(/on\w+=|javascript:/i);
    expect(hacked).not.toHaveBeenCalled();
  });

  it('shows a text without markup as it is', async () => {
    const { container } = await render(<Markdown text={'Just words.\nMore.'} />);
    expect(container.textContent).toContain('Just words.\nMore.');
    expect(container.querySelector('p')).toBeNull();
  });
});
