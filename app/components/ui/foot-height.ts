/** Feet of dialogs that are open, the topmost last. */
const feet: HTMLElement[] = [];

/**
 * Says how high the foot of the topmost dialog is, as `--dialog-foot` of the document, for what is not to lie over its buttons:
 * they go on as many lines as they need. A `ref` of the foot.
 */
export function publishFoot(foot: HTMLElement | null): (() => void) | undefined {
  if (!foot) return undefined;
  const { style } = foot.ownerDocument.documentElement;
  const publish = () => {
    const top = feet.at(-1);
    if (top) style.setProperty('--dialog-foot', `${top.offsetHeight}px`);
    else style.removeProperty('--dialog-foot');
  };
  const observer = new ResizeObserver(publish);
  feet.push(foot);
  observer.observe(foot);
  return () => {
    observer.disconnect();
    feet.splice(feet.indexOf(foot), 1);
    publish();
  };
}
