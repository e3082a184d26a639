import type { FormValues } from '#app/components/form/form-values.ts';
import type { Values } from '#app/components/form/value-rules.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { Channel } from './channel.ts';

/** Between two messages while somebody types, ms. */
const pause = 150;

interface FollowConfig {
  channel: Channel;
  /** The form's values as of now. */
  read: () => Values;
  /** What of them others may know. */
  clean: (values: Values) => Values;
  store: Pick<FormValues, 'subscribe'>;
  /** The form. */
  root: HTMLElement | null;
}

/** Tells a page of each change of the form and of the field with the focus; returns the end of it. */
export function followForm({ channel, read, clean, store, root }: FollowConfig): () => void {
  let sent = read();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    timer = undefined;
    const now = read();
    const changed = Object.entries(now).filter(([name, value]) => !Object.is(ownValue(sent, name), value));
    sent = now;
    if (changed.length > 0) channel.change(clean(Object.fromEntries(changed)));
  };
  const unsubscribe = store.subscribe(() => {
    timer ??= setTimeout(send, pause);
  });
  let field: string | null = null;
  const tell = (element: EventTarget | null) => {
    const row = element instanceof Element ? element.closest<HTMLElement>('[data-field]') : null;
    const next = row?.dataset['field'] ?? null;
    if (next !== field) channel.focus(next);
    field = next;
  };
  const handleIn = ({ target }: FocusEvent) => tell(target);
  const handleOut = ({ relatedTarget }: FocusEvent) => tell(relatedTarget);
  root?.addEventListener('focusin', handleIn);
  root?.addEventListener('focusout', handleOut);
  if (root?.contains(document.activeElement)) tell(document.activeElement);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    root?.removeEventListener('focusin', handleIn);
    root?.removeEventListener('focusout', handleOut);
  };
}
