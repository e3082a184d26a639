import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { idleMinutes, watchIdle } from './idle.ts';

test.each([
  ['60', 60],
  ['1', 1],
  ['0.5', null],
  ['0', null],
  ['-5', null],
  ['', null],
  ['never', null],
  [null, null],
  [undefined, null],
])('auto_sign_out %s is %s minutes [SIN-11]', (setting, expected) => {
  expect(idleMinutes(setting)).toBe(expected);
});

describe('idle watch [SIN-11] [FD66]', () => {
  let target: EventTarget;
  beforeEach(() => {
    vi.useFakeTimers();
    target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    vi.stubGlobal('BroadcastChannel', undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('ends the session after the time, once', () => {
    const onIdle = vi.fn();
    watchIdle(2, onIdle);
    vi.advanceTimersByTime(119_000);
    expect(onIdle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300_000);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  test('activity puts it off', () => {
    const onIdle = vi.fn();
    watchIdle(2, onIdle);
    vi.advanceTimersByTime(110_000);
    target.dispatchEvent(new Event('keydown'));
    vi.advanceTimersByTime(110_000);
    expect(onIdle).not.toHaveBeenCalled();
  });

  test('a touch after a long sleep does not revive it', () => {
    const onIdle = vi.fn();
    watchIdle(2, onIdle);
    vi.setSystemTime(Date.now() + 30 * 60_000);
    target.dispatchEvent(new Event('pointerdown'));
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  test('activity in another tab counts [FD65]', () => {
    const tabs = new Set<{ onmessage: (() => void) | null }>();
    class Channel {
      onmessage: (() => void) | null = null;
      constructor() {
        tabs.add(this);
      }
      postMessage() {
        for (const tab of tabs) if (tab !== this) tab.onmessage?.();
      }
      close() {
        tabs.delete(this);
      }
    }
    vi.stubGlobal('BroadcastChannel', Channel);
    const onIdle = vi.fn();
    watchIdle(2, onIdle);
    const other = new Channel();
    vi.advanceTimersByTime(110_000);
    other.postMessage();
    vi.advanceTimersByTime(110_000);
    expect(onIdle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(15_000);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  test('stopped is stopped', () => {
    const onIdle = vi.fn();
    watchIdle(1, onIdle)();
    vi.advanceTimersByTime(600_000);
    expect(onIdle).not.toHaveBeenCalled();
  });
});
