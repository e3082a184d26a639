import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recentCommands, rememberCommand } from './recent.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the newest first, each once, eight at most', () => {
  for (const id of ['a', 'b', 'c', 'a', ...'defghi']) rememberCommand('demo', 1, id);
  expect(recentCommands('demo', 1)).toEqual(['i', 'h', 'g', 'f', 'e', 'd', 'a', 'c']);
});

test('by project and user', () => {
  rememberCommand('demo', 1, 'a');
  expect(recentCommands('demo', 2)).toEqual([]);
  expect(recentCommands('other', 1)).toEqual([]);
});

test.each(['no json', '{"a":1}', 'null', '[1,{"a":2}]'])('whatever is stored: %s', (text) => {
  stored.set('lectern.recent.demo.1', text);
  expect(recentCommands('demo', 1)).toEqual([]);
  rememberCommand('demo', 1, 'a');
  expect(recentCommands('demo', 1)).toEqual(['a']);
});

test('storage that is full or forbidden is no failure', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  rememberCommand('demo', 1, 'a');
  expect(recentCommands('demo', 1)).toEqual([]);
});
