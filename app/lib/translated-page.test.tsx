import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { survivePageTranslation } from './translated-page.ts';

survivePageTranslation();

/** What translators do to a page: each text in two `font` elements, as it is or in words of theirs. */
function translate(root: Element, how: 'wrapped' | 'replaced'): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(how === 'wrapped' ? text : `[${text.data}]`);
  }
}

function Sample() {
  const [step, setStep] = useState(0);
  return (
    <div data-sample>
      <button type="button" onClick={() => setStep(step + 1)}>
        next
      </button>
      {step % 2 === 0 ? 'even' : <b>odd</b>} of {step}
      {step < 2 ? ' below two' : null}
      <i>last</i>
    </div>
  );
}

test.each(['wrapped', 'replaced'] as const)('React goes on over texts that were %s', async (how) => {
  const screen = await render(<Sample />);
  const sample = screen.container.querySelector('[data-sample]') as HTMLElement;
  const press = () => sample.querySelector('button')?.click();
  for (let step = 1; step < 5; step += 1) {
    translate(sample, how);
    press();
    await expect.poll(() => sample.querySelector('b') !== null).toBe(step % 2 === 1);
  }
  // Where a text was put that a translator has thrown away nobody knows: what follows it may stand elsewhere then.
  if (how === 'wrapped') expect(sample.textContent).toBe('nexteven of 4last');
  expect(sample.querySelectorAll('i')).toHaveLength(1);
  await screen.unmount();
});

test('what is no child for another reason is an error as before', () => {
  const [parent, stranger] = [document.createElement('div'), document.createElement('p')];
  document.createElement('section').append(stranger);
  expect(() => parent.removeChild(stranger)).toThrow('not a child');
  expect(() => parent.insertBefore(document.createElement('i'), stranger)).toThrow('not a child');
  expect(() => parent.removeChild(document.createElement('p'))).toThrow('not a child');
});
