/** What is covered at the foot of the window counts as a keyboard from this height on, px: bars of browsers are lower. */
const leastKeyboard = 120;

/**
 * Says where an on-screen keyboard lies over the window, as custom properties of the document: `--keyboard`, px covered at
 * the foot, and `--view-top`, px that the window is pushed up by; with `data-keyboard` as long as there is one. The field
 * in use is brought into what is left. Browsers that make the window smaller instead (index.html asks them to) need none
 * of it.
 *
 * @returns what ends it
 */
export function watchKeyboard(): () => void {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  const root = document.documentElement;
  let covered = 0;
  const update = () => {
    // On a page that is enlarged less is in sight as well.
    const foot = view.scale > 1.01 ? 0 : Math.round(window.innerHeight - view.height - view.offsetTop);
    const next = foot >= leastKeyboard ? foot : 0;
    root.toggleAttribute('data-keyboard', next > 0);
    root.style.setProperty('--keyboard', `${next}px`);
    root.style.setProperty('--view-top', `${next > 0 ? Math.round(view.offsetTop) : 0}px`);
    if (next > covered) showFocused();
    covered = next;
  };
  view.addEventListener('resize', update);
  view.addEventListener('scroll', update);
  update();
  return () => {
    view.removeEventListener('resize', update);
    view.removeEventListener('scroll', update);
  };
}

/** A frame is a page of its own, whose browser follows the caret. */
function showFocused(): void {
  const active = document.activeElement;
  if (active instanceof HTMLElement && active.tagName !== 'IFRAME' && active !== document.body)
    active.scrollIntoView({ block: 'nearest' });
}
