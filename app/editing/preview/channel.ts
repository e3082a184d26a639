/**
 * What a form and the page in a preview tell each other (docs/preview.md). The page says hello, and is given a port of its own:
 * a port belongs to one document, so whatever the frame shows later gets nothing.
 */
import { isLosslessNumber, isPlainObject } from '#app/lib/json.ts';

/** Messages a second that are read; and those beyond that after which the page is not listened to any more. */
const [maxPerSecond, patience] = [30, 300];
/** Characters of an address or a name in a message. */
const maxText = 4000;

/** What the page is told of the item: all of it in answer to its hello, then what has changed. */
export interface PreviewState {
  collection: string;
  key: string;
  /** The language that is chosen in the preview; null for none. */
  language: string | null;
  isDark: boolean;
  values: Readonly<Record<string, unknown>>;
}

/** The page is heard, shows something else than what was loaded, or sends more than anybody can read. */
export type ChannelState = 'live' | 'elsewhere' | 'flood';

export interface ChannelConfig {
  /** The window of the frame as of now. */
  target: () => Window | null;
  /** Of the page's address; messages from anywhere else are none. */
  origin: string;
  read: () => PreviewState;
  /** Whether a page at an address may be the item's; of several the first is. */
  isOwn: (address: string) => boolean;
  onState: (state: ChannelState) => void;
  /** Somebody has pointed at what a field is shown by. */
  onField: (name: string) => void;
  /** Where the page stood before it was loaded anew, px; 0 for its top. */
  scroll: number;
  onScroll: (top: number) => void;
}

export interface Channel {
  /** Some values of the form have changed. */
  change: (values: Readonly<Record<string, unknown>>) => void;
  /** The field with the focus; null for none. */
  focus: (name: string | null) => void;
  /** It is to be shown dark, or light. */
  darken: (isDark: boolean) => void;
  close: () => void;
}

export function openChannel(config: ChannelConfig): Channel {
  const { target, origin, read, isOwn, onState, onField, scroll, onScroll } = config;
  let port: MessagePort | null = null;
  let address: string | null = null;
  const isAllowed = limiter();
  const drop = () => {
    port?.close();
    port = null;
  };
  const end = () => {
    window.removeEventListener('message', onMessage);
    drop();
  };
  const post = (message: Record<string, unknown>) => port?.postMessage({ ...message, version: 1 });
  /** What a message says, if it is one and there aren't too many of them. */
  const take = (data: unknown): Record<string, unknown> | null => {
    const allowed = isAllowed();
    if (allowed === 'never') {
      end();
      onState('flood');
    }
    return allowed === 'now' && isPlainObject(data) ? data : null;
  };
  const onPort = ({ data }: MessageEvent<unknown>) => {
    const message = take(data);
    if (message?.['lectern'] === 'field' && isText(message['field'])) onField(message['field']);
    const top = message?.['lectern'] === 'scroll' ? message['top'] : null;
    if (typeof top === 'number' && Number.isFinite(top)) onScroll(Math.max(0, top));
  };
  const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    const page = target();
    if (page === null || source !== page || from !== origin) return;
    const message = take(data);
    if (message?.['lectern'] !== 'hello' || !isText(message['address'])) return;
    drop();
    if (address === null && isOwn(message['address'])) address = message['address'];
    if (message['address'] !== address) {
      onState('elsewhere');
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port = port1;
    port.onmessage = onPort;
    page.postMessage({ lectern: 'welcome', version: 1, address }, origin, [port2]);
    const { values, isDark, ...item } = read();
    post({ lectern: 'values', ...item, dark: isDark, scroll, values: cloneable(values) });
    onState('live');
  };
  window.addEventListener('message', onMessage);
  return {
    change: (values) => post({ lectern: 'changes', values: cloneable(values) }),
    focus: (field) => post({ lectern: 'focus', field }),
    darken: (dark) => post({ lectern: 'look', dark }),
    close: end,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= maxText;

/** Whether one more message is to be read: at most so many in a second, and none any more once far too many have come. */
function limiter(): () => 'now' | 'later' | 'never' {
  let [second, read, unread] = [0, 0, 0];
  return () => {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) [second, read] = [now, 0];
    if (read < maxPerSecond) {
      read += 1;
      return 'now';
    }
    unread += 1;
    return unread > patience ? 'never' : 'later';
  };
}

/** The values as other pages can read them: a number with more digits than JavaScript's as text. */
function cloneable(value: unknown): unknown {
  if (isLosslessNumber(value)) return String(value);
  if (Array.isArray(value)) return value.map(cloneable);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, cloneable(entry)]));
}
