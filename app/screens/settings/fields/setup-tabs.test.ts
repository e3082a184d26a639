import { describe, expect, test } from 'vitest';
import { toField } from '#app/entities/fields/rules.ts';
import { firstTab, setupTabs, tabAfter } from './setup-tabs.ts';

describe('tabs of the set-up [SCH-05]', () => {
  test.each<[string | null, string, boolean, string]>([
    [null, '', false, 'interface'],
    [null, 'title', false, 'interface'],
    ['text-input', '', false, 'interface schema'],
    ['text-input', 'title', false, 'interface schema options'],
    ['many-to-one', '', true, 'interface schema'],
    ['many-to-one', 'author', true, 'interface schema relation options'],
  ])('with %s and “%s”: %s, %s', (chosen, field, isRelational, on) => {
    const tabs = setupTabs({ interface: chosen, field }, isRelational);
    expect(
      tabs
        .filter(({ isOff }) => !isOff)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(on);
    expect(tabs).toHaveLength(isRelational ? 4 : 3);
  });

  test('a field that is there opens on its options, a column without an interface on that', () => {
    expect(firstTab(null)).toBe('interface');
    expect(firstTab(toField({ field: 'a', interface: 'slug' }))).toBe('options');
    expect(firstTab(toField({ field: 'a', interface: null }))).toBe('interface');
  });

  test('one after the other; a relation only where there is one', () => {
    const chosen = { interface: 'file', field: 'hero' };
    expect(tabAfter(setupTabs(chosen, true), 'schema')?.id).toBe('relation');
    expect(tabAfter(setupTabs(chosen, false), 'schema')?.id).toBe('options');
    expect(tabAfter(setupTabs(chosen, false), 'options')).toBeNull();
  });
});
