import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { ownValue } from '#app/lib/own-value.ts';
import { commandView, showCommands } from './command-state.ts';
import { isMod } from './platform.ts';

const CommandMenu = lazyPart(async () => ({ default: (await import('./CommandMenu.tsx')).CommandMenu }));
const ShortcutList = lazyPart(async () => ({ default: (await import('./ShortcutList.tsx')).ShortcutList }));

const editable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Listens for the keys of the command menu and shows it. One per page. */
export function CommandHost() {
  const view = useStore(commandView);
  const { history } = useRouter();
  useEffect(() => {
    addEventListener('keydown', handleKey);
    // What it offers depends on the page.
    const stop = history.subscribe(() => showCommands(null));
    return () => {
      stop();
      removeEventListener('keydown', handleKey);
      showCommands(null);
    };
  }, [history]);
  if (view === null) return null;
  const close = () => showCommands(null);
  return (
    <Suspense fallback={null}>
      {view === 'menu' ? <CommandMenu onClose={close} /> : <ShortcutList onClose={close} />}
    </Suspense>
  );
}

function handleKey(event: KeyboardEvent): void {
  const asked = event.defaultPrevented || event.altKey ? null : viewOf(event);
  if (asked === null) return;
  event.preventDefault();
  // A second press closes what the first has opened; another dialog has to be answered first.
  if (commandView.getState() === asked) showCommands(null);
  else if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) showCommands(asked);
}

/** Signs by their places, for layouts that write others there (Greek, Russian). */
const placed: Record<string, string> = { KeyK: 'k', Slash: '/' };

/** What the keys ask for. */
function viewOf(event: KeyboardEvent): 'menu' | 'shortcuts' | null {
  if (isMod(event)) {
    const sign = /^[!-~]$/.test(event.key) ? event.key.toLowerCase() : ownValue(placed, event.code);
    if (sign === 'k' && !event.shiftKey) return 'menu';
    return sign === '/' ? 'shortcuts' : null;
  }
  // In a text it is a sign like any other.
  const isTyped = event.target instanceof Element && event.target.matches(editable);
  return event.key === '?' && !isTyped ? 'shortcuts' : null;
}
