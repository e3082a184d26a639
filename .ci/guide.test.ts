import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { slug } from './guide.ts';
import { helpTopics } from '#app/components/help/help-topics.ts';

const own = new URL('../app/components/help/pictures/', import.meta.url);
const guide = new URL('../docs/guide/', import.meta.url);
const kB = (file: URL) => statSync(file).size / 1000;
const page = (name: string) => readFileSync(new URL(name, guide), 'utf8');

describe.each(Object.entries(helpTopics))('help: %s', (topic, address) => {
  test('leads to a section of the guide', () => {
    const [file = '', section] = address.split('#');
    const heads = [...page(file.replace('.html', '.md')).matchAll(/^## (.*)$/gm)].map(([, text = '']) =>
      slug(text),
    );
    expect(heads).toContain(section);
  });

  test.each(['light', 'dark'])('has a small picture, %s', (theme) => {
    expect(kB(new URL(`${topic}-${theme}.webp`, own))).toBeLessThan(30);
  });
});

describe('pictures of the guide', () => {
  const shown = ['editors.md', 'administrators.md'].flatMap((name) =>
    [...page(name).matchAll(/!\[.+\]\((pictures\/.+?)\)/g)].map(([, path = '']) => path),
  );
  const files = readdirSync(new URL('pictures/', guide));

  test('are there in light and dark, with a text for those who see none', () => {
    expect(shown.length).toBeGreaterThan(0);
    for (const path of shown) {
      expect(path).toMatch(/-light\.webp$/);
      expect(existsSync(new URL(path, guide)), path).toBe(true);
      expect(existsSync(new URL(path.replace('-light', '-dark'), guide)), path).toBe(true);
    }
  });

  test('are all shown, and take no more than half a megabyte for each theme', () => {
    expect(files.length).toBe(2 * shown.length);
    for (const theme of ['light', 'dark']) {
      const sizes = files
        .filter((name) => name.includes(theme))
        .map((name) => kB(new URL(`pictures/${name}`, guide)));
      expect(Math.max(...sizes)).toBeLessThan(90);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(500);
    }
  });
});
