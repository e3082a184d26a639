import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLatest } from '#app/lib/latest.ts';
import { type Channel, type ChannelState, openChannel, type PreviewState } from './channel.ts';
import { previewWidths, type PreviewSize } from './preview-memory.ts';
import { useHeldFocus } from './use-held-focus.ts';
import { usePaneSize } from './use-pane-size.ts';
import styles from './preview.module.css';

/**
 * What the page may do. Scripts with the site's own storage could take the sandbox off a page of our origin: none such is framed
 * (`framePlace`), and one that a page has led to is closed.
 */
const permissions = ['allow-scripts', 'allow-same-origin', 'allow-forms'].join(' ');

/** For so long, ms, a page may take to show itself. */
const patience = 5000;

/**
 * loading: nothing is known yet. silent: something is there and says nothing. slow: nothing is there. policy: the app may not ask for
 * it. grabbing: it takes the focus. own-host: it has led to a page of ours.
 */
export type FrameState = 'loading' | ChannelState | 'silent' | 'slow' | 'policy' | 'grabbing' | 'own-host';

export interface PreviewFrameProps {
  href: string;
  size: PreviewSize;
  isDark: boolean;
  read: () => PreviewState;
  /** Has the form's changes handed to what it is given; returns the end of that. */
  follow: (channel: Channel) => () => void;
  /** As it was told last. */
  state: FrameState;
  onState: (state: FrameState) => void;
  onField: (name: string) => void;
  /** Where a page stands, px; kept by who has it loaded anew. */
  scroll: { current: { href: string; top: number } };
}

/**
 * A page of the site in a frame that can do nothing to the app: no way to its window, no dialogs, no referrer. It is made anew for
 * each address and each loading, so that the history of the browser gets no step of it.
 */
export function PreviewFrame(props: PreviewFrameProps) {
  const { href, size, isDark, state, onState } = props;
  const { t } = useTranslation('preview');
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useLatest(props);
  const { ref: pane, size: room } = usePaneSize();
  const loads = useRef(0);
  const talk = useRef<Channel>(null);
  useHeldFocus(frame, () => onState('grabbing'));
  // Before the browser asks for the page: what it refuses is told once.
  useLayoutEffect(() => {
    const { origin } = new URL(href);
    let told: FrameState = 'loading';
    let unfollow: (() => void) | null = null;
    loads.current = 0;
    const set = (next: FrameState) => {
      told = next;
      latest.current.onState(next);
    };
    const channel = openChannel({
      target: () => frame.current?.contentWindow ?? null,
      origin,
      read: () => latest.current.read(),
      // A page that nobody has clicked in leads nobody anywhere.
      onField: (name) => {
        if (document.activeElement === frame.current) latest.current.onField(name);
      },
      // After the first loading it may be another page that says hello first.
      isOwn: (address) => loads.current === 0 || address === href,
      scroll: latest.current.scroll.current.href === href ? latest.current.scroll.current.top : 0,
      onScroll: (top) => {
        latest.current.scroll.current = { href, top };
      },
      onState: (next) => {
        set(next);
        unfollow?.();
        unfollow = next === 'live' ? latest.current.follow(channel) : null;
      },
    });
    talk.current = channel;
    const timer = setTimeout(() => {
      if (told === 'loading') set(loads.current > 0 ? 'silent' : 'slow');
    }, patience);
    const handleRefusal = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      const isOurs = URL.canParse(blockedURI) && new URL(blockedURI).origin === origin;
      if (effectiveDirective === 'frame-src' && isOurs) set('policy');
    };
    document.addEventListener('securitypolicyviolation', handleRefusal);
    set('loading');
    return () => {
      clearTimeout(timer);
      document.removeEventListener('securitypolicyviolation', handleRefusal);
      unfollow?.();
      channel.close();
    };
  }, [href, latest]);
  useEffect(() => talk.current?.darken(isDark), [isDark]);
  const width = previewWidths[size];
  const scale = width === null || room.width === 0 ? 1 : Math.min(1, room.width / width);
  return (
    <div ref={pane} className={styles.stage} data-size={size}>
      <iframe
        ref={frame}
        className={styles.frame}
        title={t('frame')}
        src={href}
        sandbox={permissions}
        referrerPolicy="no-referrer"
        style={{
          colorScheme: isDark ? 'dark' : 'light',
          ...(width === null
            ? {}
            : { inlineSize: width, blockSize: room.height / scale, transform: `scale(${scale})` }),
        }}
        onLoad={() => {
          loads.current += 1;
          if (isOfOurs(frame.current)) onState('own-host');
          else if (state === 'slow') onState('silent');
        }}
      />
    </div>
  );
}

/** Whether a frame shows a page of the app's own origin, which nothing leads to but the page in it. */
function isOfOurs(frame: HTMLIFrameElement | null): boolean {
  const page = frame?.contentDocument;
  return page !== null && page !== undefined && page.URL !== 'about:blank';
}
