import { useRef } from 'react';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { rememberPlace } from './scroll-memory.ts';
import { useScrollFrame, useScrollWindow } from './use-scroll-window.ts';

interface ListProps {
  perRow: number;
  rowHeight: number;
  /** null: not known yet. */
  count: number | null;
}

function List({ perRow, rowHeight, count }: ListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const scroll = useScrollWindow(scroller, { rowHeight, perRow, overscan: 0, placeKey: 'list' });
  const rowCount = Math.ceil((count ?? 0) / perRow);
  const { first, last, height, offset } = useScrollFrame(scroller, scroll, { rowCount });
  return (
    <div
      ref={scroller}
      style={{ blockSize: 400, overflow: 'auto', overflowAnchor: 'none' }}
      onScroll={scroll.onScroll}
    >
      <div style={{ blockSize: height }}>
        <div style={{ transform: `translateY(${offset}px)` }}>
          {Array.from({ length: Math.max(0, last - first) }, (_, at) => (
            <div key={first + at} style={{ blockSize: rowHeight }} data-first={(first + at) * perRow}>
              {(first + at) * perRow}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

describe('the place of a list is one of items', () => {
  const five = { perRow: 5, rowHeight: 100 };
  const four = { perRow: 4, rowHeight: 130 };
  test.each([
    ['opened as it was left', [{ ...five, count: 10_000 }]],
    ['opened narrower', [{ ...four, count: 10_000 }]],
    [
      'wider before the count is known',
      [
        { ...four, count: null },
        { ...five, count: null },
        { ...five, count: 10_000 },
      ],
    ],
    [
      'wider once the count is known',
      [
        { ...four, count: null },
        { ...four, count: 10_000 },
        { ...five, count: 10_000 },
      ],
    ],
    [
      'narrower and wider again',
      [
        { ...five, count: 10_000 },
        { ...four, count: 10_000 },
        { ...five, count: 10_000 },
      ],
    ],
  ])('%s', async (_, steps: ListProps[]) => {
    rememberPlace('list', { itemsAbove: 4000, row: null });
    const [start, ...more] = steps;
    const screen = await render(<List {...(start as ListProps)} />);
    for (const step of more) await screen.rerender(<List {...step} />);
    await expect.poll(() => screen.container.querySelector('[data-first]')?.textContent).toBe('4000');
    const first = screen.container.querySelector('[data-first]');
    expect(first?.getBoundingClientRect().top).toBeCloseTo(
      screen.container.firstElementChild?.getBoundingClientRect().top ?? Number.NaN,
      0,
    );
  });
});
