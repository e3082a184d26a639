import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchWake } from './wake.ts';

let page: EventTarget & { visibilityState: string };

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(state: 'visible' | 'hidden') {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
}

test('a machine that slept wakes once [FD66]', () => {
  const onWake = vi.fn();
  watchWake(onWake);
  vi.advanceTimersByTime(60_000);
  expect(onWake).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 30 * 60_000);
  vi.advanceTimersByTime(60_000);
  expect(onWake).toHaveBeenCalledTimes(1);
});

test('waking up and being looked at again is one thing [FD66]', () => {
  const onWake = vi.fn();
  watchWake(onWake);
  show('hidden');
  vi.setSystemTime(Date.now() + 30 * 60_000);
  show('visible');
  vi.advanceTimersByTime(60_000);
  expect(onWake).toHaveBeenCalledTimes(1);
});

test('a tab that was hidden for a minute wakes, one that was left for a moment does not', () => {
  const onWake = vi.fn();
  watchWake(onWake);
  show('hidden');
  vi.advanceTimersByTime(30_000);
  show('visible');
  expect(onWake).not.toHaveBeenCalled();
  show('hidden');
  vi.advanceTimersByTime(60_000);
  show('visible');
  expect(onWake).toHaveBeenCalledTimes(1);
});

test('where tabs cannot tell each other, every return counts', () => {
  const onWake = vi.fn();
  watchWake(onWake, 0);
  show('hidden');
  show('visible');
  expect(onWake).toHaveBeenCalledTimes(1);
});

test('a clock that is set back wakes nobody; stopped is stopped', () => {
  const onWake = vi.fn();
  const stop = watchWake(onWake);
  vi.setSystemTime(Date.now() - 86_400_000);
  vi.advanceTimersByTime(20_000);
  expect(onWake).not.toHaveBeenCalled();
  stop();
  vi.setSystemTime(Date.now() + 86_400_000);
  vi.advanceTimersByTime(20_000);
  show('hidden');
  show('visible');
  expect(onWake).not.toHaveBeenCalled();
});
