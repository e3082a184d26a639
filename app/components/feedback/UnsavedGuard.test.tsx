import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConfirmHost } from './ConfirmHost.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

const onDiscard = vi.fn<() => void>();

/** Its one change is on its way to the server until `arrived` is heard. */
function Editor() {
  const [count, setCount] = useState(1);
  useEffect(() => {
    const handle = () => setCount(0);
    addEventListener('arrived', handle);
    return () => removeEventListener('arrived', handle);
  }, []);
  useUnsavedGuard({
    countNow: () => count,
    describe: (unsaved) => `${unsaved} change`,
    onDiscard,
    isDirty: count > 0,
  });
  return <p>Editor</p>;
}

/** An editor with one change, a page that never gets ready, and one that is at once. */
async function start() {
  const root = createRootRoute({ component: Outlet });
  const routes = [
    createRoute({ getParentRoute: () => root, path: '/', component: Editor }),
    createRoute({
      getParentRoute: () => root,
      path: '/slow',
      loader: () => new Promise<void>(() => undefined),
      component: () => <p>Slow</p>,
    }),
    createRoute({ getParentRoute: () => root, path: '/other', component: () => <p>Other</p> }),
  ];
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultPendingMs: 60_000,
  });
  await render(
    <>
      {/* The app's own router has other routes. */}
      <RouterProvider router={router as never} />
      <ConfirmHost />
    </>,
  );
  await expect.element(page.getByText('Editor')).toBeVisible();
  return router.history;
}

const question = page.getByRole('alertdialog');

beforeEach(() => {
  onDiscard.mockClear();
});

describe('unsaved changes', () => {
  it('are asked about once: whoever has given them up may go elsewhere while the next page is on its way', async () => {
    const history = await start();
    history.push('/slow');
    await question.getByRole('button', { name: 'Discard' }).click();
    expect(onDiscard).toHaveBeenCalledOnce();
    await expect.element(page.getByText('Editor')).toBeVisible();
    history.push('/other');
    await expect.element(page.getByText('Other')).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
  });

  it('are asked about again when they were kept', async () => {
    const history = await start();
    for (const path of ['/slow', '/other']) {
      history.push(path);
      await question.getByRole('button', { name: 'Keep' }).click();
      await expect.element(question).not.toBeInTheDocument();
      await expect.element(page.getByText('Editor')).toBeVisible();
    }
  });

  it.each([[['/other']], [['/other', '/slow']]])(
    'that are saved while the question is open let the user go where they went first: %j',
    async (paths) => {
      const history = await start();
      for (const path of paths) {
        history.push(path);
        await expect.element(question).toBeVisible();
      }
      dispatchEvent(new Event('arrived'));
      await expect.element(page.getByText('Other')).toBeVisible();
      await expect.element(question).not.toBeInTheDocument();
      expect(onDiscard).not.toHaveBeenCalled();
    },
  );
});
