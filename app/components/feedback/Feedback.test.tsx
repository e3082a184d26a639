import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { confirm } from '#app/components/feedback/confirm.ts';
import { ConfirmHost } from '#app/components/feedback/ConfirmHost.tsx';
import { Markdown } from '#app/components/feedback/Markdown.tsx';
import { ToastRegion } from '#app/components/feedback/ToastRegion.tsx';
import {
  clearHistory,
  dismiss,
  dismissAll,
  forgetToasts,
  notify,
  toasts,
} from '#app/components/feedback/toasts.ts';
import { Button } from '#app/components/ui/Button.tsx';

const question = {
  title: 'Delete 3 articles?',
  confirmLabel: 'Delete',
  cancelLabel: 'Keep',
  tone: 'bad' as const,
};

const regionTexts = {
  label: 'Notifications',
  closeLabel: 'Close',
  closeAllLabel: 'Close all',
  moreText: (count: number) => `${count} more`,
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
    await render(<ToastRegion {...regionTexts} />);
    const id = notify({ tone: 'bad', title: 'Not saved', details: '**title** is needed', delay: 0 });
    const card = page.getByRole('listitem');
    await expect.element(card).toHaveTextContent('Not saved');
    await expect.element(page.getByText('title', { exact: true })).toBeVisible();
    dismiss(id);
    await expect.element(card).not.toBeInTheDocument();
  });

  it('replace their like and count it, here and in the history, of which fifty are kept', () => {
    notify({ tone: 'info', title: 'Same' });
    notify({ tone: 'info', title: 'Other' });
    notify({ tone: 'info', title: 'Same' });
    expect(toasts.getState().shown.map(({ title, times }) => [title, times])).toEqual([
      ['Other', 1],
      ['Same', 2],
    ]);
    expect(toasts.getState().history.map(({ title }) => title)).toEqual(['Same', 'Other']);
    for (let count = 0; count < 70; count += 1) notify({ tone: 'info', title: `No ${count}` });
    expect(toasts.getState().shown).toHaveLength(50);
    expect(toasts.getState().history).toHaveLength(50);
    expect(toasts.getState().history[0]?.title).toBe('No 69');
  });

  it('with something to do about them are never taken for each other', () => {
    const action = { label: 'Undo', onAction: () => undefined };
    notify({ tone: 'good', title: 'Deleted', action });
    notify({ tone: 'good', title: 'Deleted', action });
    expect(toasts.getState().shown).toHaveLength(2);
  });

  it('leave the screen, the history, or both', () => {
    notify({ tone: 'info', title: 'a' });
    dismissAll();
    expect(toasts.getState()).toMatchObject({ shown: [], history: [{ title: 'a' }] });
    notify({ tone: 'info', title: 'b' });
    clearHistory();
    expect(toasts.getState()).toMatchObject({ shown: [{ title: 'b' }], history: [] });
    forgetToasts();
    expect(toasts.getState()).toEqual({ shown: [], history: [] });
  });

  it('have five seconds unless told otherwise', () => {
    notify({ tone: 'info', title: 'a' });
    notify({ tone: 'info', title: 'b', delay: 0 });
    expect(toasts.getState().shown.map(({ delay }) => delay)).toEqual([5000, 0]);
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
