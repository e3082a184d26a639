import { expect, test } from './fixtures.ts';
import { formReady } from './steps.ts';

// The browser takes it from its environment, so this file has one of its own.
test.use({ dark: true });

test('the theme of the system is followed, and texts keep their contrast', async ({ app, signIn }) => {
  await signIn('admin', '/tidewater/collections/articles/1');
  await formReady(app);
  expect(await app.run('return matchMedia("(prefers-color-scheme: dark)").matches')).toBe(true);
  const luminance = await app.run<[number, number]>(`
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const of = (color) => {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const style = getComputedStyle(document.querySelector('h1'));
    return [of(style.color), of(getComputedStyle(document.body).backgroundColor)];`);
  const [text, surface] = luminance;
  expect(surface).toBeLessThan(0.1);
  expect((text + 0.05) / (surface + 0.05)).toBeGreaterThan(7);
});
