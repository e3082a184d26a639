import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { idleMinutes, stayActive, watchIdle } from './idle.ts';

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

  test('a touch after the time is over does not revive it', () => {
    const onIdle = vi.fn();
    watchIdle(2, onIdle);
    const late = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 30 * 60_000);
    target.dispatchEvent(new Event('pointerdown'));
    late.mockRestore();
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  test('after a sleep in which the steady clock stood still a minute is left', () => {
    const onIdle = vi.fn();
    watchIdle(30, onIdle);
    vi.setSystemTime(Date.now() + 8 * 3_600_000);
    target.dispatchEvent(new Event('pointermove'));
    vi.advanceTimersByTime(58_000);
    expect(onIdle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(3000);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  test.each([86_400_000, -86_400_000])('a clock that is set by %i ms ends nothing', (jump) => {
    const onIdle = vi.fn();
    watchIdle(30, onIdle);
    vi.setSystemTime(Date.now() + jump);
    vi.advanceTimersByTime(2000);
    expect(onIdle).not.toHaveBeenCalled();
    stayActive();
    vi.advanceTimersByTime(28 * 60_000);
    expect(onIdle).not.toHaveBeenCalled();
  });

  test('during the warning a mouse that is pushed is no activity, a key is', () => {
    const onIdle = vi.fn();
    watchIdle(2, onIdle);
    vi.advanceTimersByTime(70_000);
    target.dispatchEvent(new Event('pointermove'));
    target.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Tab' }));
    vi.advanceTimersByTime(49_000);
    expect(onIdle).not.toHaveBeenCalled();
    target.dispatchEvent(Object.assign(new Event('keydown'), { key: 'a' }));
    vi.advanceTimersByTime(110_000);
    expect(onIdle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(11_000);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  test('what another tab has written down counts for one that slept through its telling [FD65]', () => {
    vi.stubGlobal('localStorage', { getItem: () => String(Date.now() - 1000), setItem: () => undefined });
    const onIdle = vi.fn();
    watchIdle(2, onIdle);
    vi.advanceTimersByTime(600_000);
    expect(onIdle).not.toHaveBeenCalled();
  });

  test('storage that is forbidden is done without', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const onIdle = vi.fn();
    watchIdle(2, onIdle);
    target.dispatchEvent(new Event('keydown'));
    vi.advanceTimersByTime(121_000);
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
