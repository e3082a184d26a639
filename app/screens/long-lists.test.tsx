/** Lists of what was refused or planned, however long: a part of them in the page, all of them reached by keys. */
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#app/components/ui/tokens.css';
import '#app/components/ui/base.css';
import WorkDialog from '#app/components/feedback/WorkDialog.tsx';
import { toCollection } from '#app/entities/collections/rules.ts';
import { PlanStep } from '#app/listing/transfer/PlanStep.tsx';
import { PlanView } from '#app/screens/settings/transfer/PlanView.tsx';

const count = 10_000;
const numbers = Array.from({ length: count }, (_, index) => index + 1);
const nothing = () => undefined as never;

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

/** Scrolls the list by keys until its last entry is in sight: the heights on the way there are not known before. */
async function expectLast(entries: Locator, text: string): Promise<void> {
  await expect.element(entries.first()).toBeVisible();
  const box = entries.first().element().closest<HTMLElement>('[tabindex="0"]');
  await expect.poll(() => box?.clientHeight).toBeGreaterThan(100);
  box?.focus();
  await expect
    .poll(async () => {
      expect(entries.elements().length).toBeLessThan(80);
      await userEvent.keyboard('{End}');
      const last = entries.elements().at(-1);
      const isInSight = last && box && bottomOf(box) > last.getBoundingClientRect().top;
      return isInSight ? last.textContent : null;
    })
    .toContain(text);
}

test('entries that long work could not do', async () => {
  const refused = numbers.map((number) => ({
    label: `Item ${number}`,
    reason: 'Late. '.repeat(number % 40),
  }));
  const work = { run: nothing, stop: nothing, retry: nothing, close: nothing, shown: null, isRunning: false };
  const state = { title: 'Work', total: count, done: 0, left: 0, cause: null, canRetry: false };
  await render(<WorkDialog work={work} state={{ ...state, refused, phase: 'over' }} />);
  await expectLast(page.getByRole('listitem'), `Item ${count}`);
  await expect.element(page.getByRole('listitem').last()).toHaveAttribute('aria-posinset', String(count));
});

test('few of them take no more room than they need', async () => {
  const work = { run: nothing, stop: nothing, retry: nothing, close: nothing, shown: null, isRunning: false };
  const state = { title: 'Work', total: 2, done: 0, left: 0, cause: null, canRetry: false };
  const refused = [1, 2].map((number) => ({ label: `Item ${number}`, reason: 'Late' }));
  await render(<WorkDialog work={work} state={{ ...state, refused, phase: 'over' }} />);
  await expect.element(page.getByRole('listitem').last()).toBeInViewport();
  const box = page.getByRole('listitem').first().element().closest('[tabindex="0"]');
  await expect.poll(() => box?.clientHeight).toBeLessThan(80);
  expect(box?.scrollHeight).toBe(box?.clientHeight);
});

test('rows of a file with problems', async () => {
  const collection = toCollection({ collection: 'letters', managed: true, fields: [] });
  const planned = numbers.map((line) => ({
    line,
    key: null,
    action: 'create' as const,
    values: {},
    problems: [{ field: null, problem: { error: 'Late. '.repeat(line % 60) } }],
    notes: [],
    cells: [],
  }));
  await render(<PlanStep planned={planned} format="csv" collection={collection} columns={[]} />);
  await expectLast(page.getByRole('row'), String(count));
  await expect.element(page.getByRole('columnheader').first()).toBeInViewport();
});

test('steps of a change of the data model', async () => {
  const steps = numbers.map((number) => ({
    kind: 'delete-field' as const,
    collection: 'letters',
    field: `field_${number}`,
  }));
  await render(<PlanView plan={{ steps, conflicts: [] }} />);
  await expectLast(page.getByRole('listitem'), `field_${count}`);
  await expect.element(page.getByRole('listitem').last()).toHaveAttribute('aria-setsize', String(count));
});
