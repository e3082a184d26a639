import { type ReactNode, useRef } from 'react';
import { Button } from '#app/components/ui/Button.tsx';
import { classNames } from '#app/components/ui/class-names.ts';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import styles from '#app/components/ui/Toasts.module.css';
import { type Tone, toneGlyph } from '#app/components/ui/tone.ts';
import { useToastFocus } from '#app/components/ui/use-toast-focus.ts';
import { useHeld, useTimeOut } from '#app/components/ui/use-toast-time.ts';

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
  /** Oldest first. */
  items: readonly Toast[];
  onClose: (id: string) => void;
  onCloseAll: () => void;
  /** Names the landmark ("Notifications"). */
  label: string;
  closeLabel: string;
  closeAllLabel: string;
  /** Says that there are so many more than have room. */
  moreText: (count: number) => string;
}

/** So many of the newest stand on the screen; the others are counted, and their time runs as well. */
const MOST_SHOWN = 4;

interface ToastTimeProps {
  toast: Toast;
  paused: boolean;
  onClose: (id: string) => void;
}

/** Nothing to see: lets a toast go when its time is over, whether or not it has room on the screen. */
function ToastTime({ toast, paused, onClose }: ToastTimeProps) {
  useTimeOut(toast.delay, paused, () => onClose(toast.id));
  return null;
}

interface ToastCardProps extends Pick<ToastsProps, 'onClose' | 'closeLabel'> {
  toast: Toast;
}

function ToastCard({ toast, onClose, closeLabel }: ToastCardProps) {
  const { id, tone, action } = toast;
  const handleAction = () => {
    action?.onAction();
    onClose(id);
  };
  return (
    <li className={classNames(styles.toast, styles[tone])} data-toast={id} tabIndex={-1}>
      <span className={styles.icon}>{toast.icon ?? <Glyph name={toneGlyph[tone]} />}</span>
      <div className={styles.body}>
        <div className={styles.title}>{toast.title}</div>
        {toast.details ? <div className={styles.details}>{toast.details}</div> : null}
      </div>
      <span className={styles.close}>
        <IconButton size="dense" label={closeLabel} onClick={() => onClose(id)}>
          <Glyph name="close" size={16} />
        </IconButton>
      </span>
      {action ? (
        <span className={styles.action}>
          <Button size="dense" icon={action.icon} onClick={handleAction}>
            {action.label}
          </Button>
        </span>
      ) : null}
    </li>
  );
}

/**
 * Messages at the bottom. All wait while the pointer or the focus is on one of them, or the page is out of sight. F6 goes
 * to the newest and back, Esc closes the one that has the focus. Read out as they come: warnings and errors at once, the
 * others when there is a pause. `onClose` must be stable.
 */
export function Toasts({ items, onClose, onCloseAll, label, closeLabel, ...texts }: ToastsProps) {
  const region = useRef<HTMLElement>(null);
  const held = useHeld(region);
  useToastFocus(region, items, onClose);
  // By id: a toast that goes while it has the pointer or the focus sends no leaving event.
  const paused = held.isHidden || items.some((toast) => held.ids.includes(toast.id));
  const shown = items.slice(-MOST_SHOWN);
  const more = items.length - shown.length;
  const isUrgent = ({ tone }: Toast) => tone === 'bad' || tone === 'warn';
  const card = (toast: Toast) => <ToastCard key={toast.id} {...{ toast, onClose, closeLabel }} />;
  return (
    // Dialogs of React Aria hide everything around them, save what says that it lies on top.
    <section
      ref={region}
      aria-label={label}
      aria-keyshortcuts="F6"
      className={styles.region}
      data-react-aria-top-layer="true"
    >
      {items.map((toast) => (
        <ToastTime key={toast.id} {...{ toast, paused, onClose }} />
      ))}
      {more > 0 ? (
        <div className={styles.more}>
          <span>{texts.moreText(more)}</span>
          <Button variant="quiet" size="dense" onClick={onCloseAll}>
            {texts.closeAllLabel}
          </Button>
        </div>
      ) : null}
      {/* Both are there from the start: a list that comes with its first entry would not be heard. */}
      <ol className={styles.list} aria-live="polite" aria-relevant="additions">
        {shown.filter((toast) => !isUrgent(toast)).map(card)}
      </ol>
      <ol className={styles.list} aria-live="assertive" aria-relevant="additions">
        {shown.filter(isUrgent).map(card)}
      </ol>
    </section>
  );
}
