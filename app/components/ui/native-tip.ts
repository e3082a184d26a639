import styles from '#app/components/ui/native-tip.module.css';

/*
 * Tooltips without a library, for buttons that the sign-in page shows too. One element in the top layer
 * (popover="manual") serves all: it is never cut by a scrolling container nor covered by a dialog. It repeats
 * the accessible name of its target, hence it is hidden from screen readers.
 */

export const TIP_DELAY_MS = 500;
const GAP_PX = 6;

let bubble: HTMLDivElement | undefined;
let owner: Element | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function place(tip: HTMLElement, target: Element): void {
  const at = target.getBoundingClientRect();
  const own = tip.getBoundingClientRect();
  const below = at.bottom + GAP_PX + own.height <= window.innerHeight;
  const left = at.left + at.width / 2 - own.width / 2;
  tip.style.top = `${below ? at.bottom + GAP_PX : at.top - GAP_PX - own.height}px`;
  tip.style.left = `${Math.max(4, Math.min(left, window.innerWidth - own.width - 4))}px`;
}

function show(target: Element, text: string, shortcut: string | undefined): void {
  if (!target.isConnected) return;
  bubble ??= Object.assign(document.createElement('div'), { className: styles.tip, popover: 'manual' });
  bubble.setAttribute('aria-hidden', 'true');
  bubble.textContent = text;
  if (shortcut) bubble.append(Object.assign(document.createElement('kbd'), { textContent: shortcut }));
  document.body.append(bubble);
  // Without a top layer it still stands above the page, if not above dialogs.
  bubble.showPopover?.();
  place(bubble, target);
  document.addEventListener('keydown', hideOnKey, true);
  window.addEventListener('scroll', hideTip, { capture: true, passive: true });
}

function hideOnKey(): void {
  hideTip();
}

/** Has a tip with `text` come up at an element after {@link TIP_DELAY_MS}, in place of any other. */
export function planTip(target: Element, text: string, shortcut?: string): void {
  if (owner === target) return;
  hideTip();
  owner = target;
  timer = setTimeout(() => show(target, text, shortcut), TIP_DELAY_MS);
}

/** Takes the tip away, or keeps it from coming up. */
export function hideTip(): void {
  clearTimeout(timer);
  owner = undefined;
  bubble?.remove();
  document.removeEventListener('keydown', hideOnKey, true);
  window.removeEventListener('scroll', hideTip, { capture: true });
}

export interface TipHandlers {
  onPointerEnter(event: { pointerType: string; currentTarget: Element }): void;
  onPointerLeave(): void;
  onPointerDown(): void;
  onFocus(event: { currentTarget: Element }): void;
  onBlur(): void;
}

/**
 * Handlers that show `text` at their element after 500 ms of hover, or of keyboard focus.
 * @param shortcut shown behind the text, already written for the user's platform
 */
export function tipHandlers(text: string, shortcut?: string): TipHandlers {
  return {
    onPointerEnter: ({ pointerType, currentTarget }) => {
      if (pointerType === 'mouse') planTip(currentTarget, text, shortcut);
    },
    onPointerLeave: hideTip,
    onPointerDown: hideTip,
    onFocus: ({ currentTarget }) => {
      if (currentTarget.matches(':focus-visible')) planTip(currentTarget, text, shortcut);
    },
    onBlur: hideTip,
  };
}
