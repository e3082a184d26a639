import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#app/components/ui/Button.tsx';
import { classNames } from '#app/components/ui/class-names.ts';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import styles from '#app/components/ui/Toasts.module.css';
import { type Tone, toneGlyph } from '#app/components/ui/tone.ts';

export interface Toast {
  id: string;
  tone: Tone;
  title: ReactNode;
  details?: ReactNode;
  /** Instead of the drawing of the tone. */
  icon?: ReactNode;
  action?: { label: string; icon?: ReactNode; onAction: () => void };
  /** Milliseconds until it goes by itself; 0: it stays. */
  delay: number;
}

export interface ToastsProps {
  items: readonly Toast[];
  onClose: (id: string) => void;
  /** Names the landmark ("Notifications"). */
  label: string;
  closeLabel: string;
}

interface ToastCardProps extends Pick<ToastsProps, 'onClose' | 'closeLabel'> {
  toast: Toast;
  paused: boolean;
}

function ToastCard({ toast, paused, onClose, closeLabel }: ToastCardProps) {
  const { id, tone, delay } = toast;
  const remaining = useRef(delay);
  useEffect(() => {
    if (paused || delay === 0) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => onClose(id), remaining.current);
    return () => {
      clearTimeout(timer);
      // At least a second more, so that it doesn't vanish the moment that the pointer leaves.
      remaining.current = Math.max(1000, remaining.current - (Date.now() - since));
    };
  }, [paused, delay, id, onClose]);
  const handleAction = () => {
    toast.action?.onAction();
    onClose(id);
  };
  return (
    <li className={classNames(styles['toast'], styles[tone])} data-toast={id}>
      <span className={styles['icon']}>{toast.icon ?? <Glyph name={toneGlyph[tone]} />}</span>
      <div className={styles['body']} role={tone === 'bad' || tone === 'warn' ? 'alert' : 'status'}>
        <div className={styles['title']}>{toast.title}</div>
        {toast.details ? <div className={styles['details']}>{toast.details}</div> : null}
      </div>
      <span className={styles['close']}>
        <IconButton size="dense" label={closeLabel} onClick={() => onClose(id)}>
          <Glyph name="close" size={16} />
        </IconButton>
      </span>
      {toast.action ? (
        <span className={styles['action']}>
          <Button size="dense" icon={toast.action.icon} onClick={handleAction}>
            {toast.action.label}
          </Button>
        </span>
      ) : null}
    </li>
  );
}

/** Ids of the toasts that the pointer or the focus is on. */
function useHeld(region: RefObject<HTMLElement | null>): readonly string[] {
  const [held, setHeld] = useState<{ pointer: string; focus: string }>({ pointer: '', focus: '' });
  useEffect(() => {
    const element = region.current;
    const track = (kind: 'pointer' | 'focus', at: EventTarget | null) => {
      const toast = at instanceof Element ? at.closest<HTMLElement>('[data-toast]') : null;
      setHeld((was) => ({ ...was, [kind]: toast?.dataset['toast'] ?? '' }));
    };
    const stop = new AbortController();
    const { signal } = stop;
    element?.addEventListener('pointerover', (event) => track('pointer', event.target), { signal });
    element?.addEventListener('pointerleave', () => track('pointer', null), { signal });
    element?.addEventListener('focusin', (event) => track('focus', event.target), { signal });
    element?.addEventListener('focusout', (event) => track('focus', event.relatedTarget), { signal });
    return () => stop.abort();
  }, [region]);
  return [held.pointer, held.focus];
}

/** Messages at the bottom. All wait while the pointer or the focus is on one of them. `onClose` must be stable. */
export function Toasts({ items, onClose, label, closeLabel }: ToastsProps) {
  const region = useRef<HTMLElement>(null);
  const held = useHeld(region);
  // By id: a toast that goes while it has the pointer or the focus sends no leaving event.
  const paused = items.some((toast) => held.includes(toast.id));
  return (
    // Dialogs of React Aria hide everything around them, save what says that it lies on top.
    <section ref={region} aria-label={label} data-react-aria-top-layer="true">
      <ol className={styles['region']}>
        {items.map((toast) => (
          <ToastCard key={toast.id} {...{ toast, paused, onClose, closeLabel }} />
        ))}
      </ol>
    </section>
  );
}
