import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Facts } from '#app/components/ui/Facts.tsx';

afterEach(() => {
  document.documentElement.dir = '';
});

it.each(['ltr', 'rtl'] as const)('facts stand in their order: %s', async (dir) => {
  document.documentElement.dir = dir;
  const { container } = await render(<Facts parts={['image/jpeg', '1,200 × 800', '34 كيلوبايت']} />);
  expect(container.textContent).toBe('image/jpeg · 1,200 × 800 · 34 كيلوبايت');
  const places = [...container.querySelectorAll('bdi')].map((part) => part.getBoundingClientRect().left);
  expect(places).toEqual(places.toSorted((a, b) => (dir === 'ltr' ? a - b : b - a)));
});
