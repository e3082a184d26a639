import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from '@tanstack/react-router';
import { useScreenAction } from '#app/components/command/screen-actions.ts';
import { RetryNotice } from '#app/components/feedback/RetryNotice.tsx';
import { focusField } from '#app/components/form/focus.ts';
import type { Form } from '#app/components/form/use-form.ts';
import type { Values } from '#app/components/form/value-rules.ts';
import { showPageTab } from '#app/components/shell/use-page-tabs.ts';
import { ProgressBar } from '#app/components/ui/ProgressBar.tsx';
import { Resizer } from '#app/components/ui/Resizer.tsx';
import { withoutSecrets } from '#app/drafts/secrets.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { framePlace } from '#app/entities/previews/rules.ts';
import { apiRoot } from '#app/lib/api.ts';
import { sameJson } from '#app/lib/json.ts';
import { useLatest } from '#app/lib/latest.ts';
import { isCovered, useShortcuts } from '#app/lib/use-shortcuts.ts';
import { useCollections, useRelations } from '#app/session/model.ts';
import type { Channel, PreviewState } from './channel.ts';
import { followForm } from './follow-form.ts';
import { PreviewBar } from './PreviewBar.tsx';
import { type FrameState, PreviewFrame } from './PreviewFrame.tsx';
import { AddressGaps, FrameNotice } from './PreviewNotices.tsx';
import { paneBounds } from './preview-memory.ts';
import { usePaneSize } from './use-pane-size.ts';
import type { PreviewChoice } from './use-preview.ts';
import { usePreviewAddress, usePreviewLanguages } from './use-preview-address.ts';
import styles from './preview.module.css';

export interface PreviewPaneProps {
  collection: Collection;
  itemKey: string;
  form: Form;
  root: RefObject<HTMLElement | null>;
  choice: PreviewChoice;
  isSaving: boolean;
}

/** The page of an item beside its form. */
export default function PreviewPane({ collection, itemKey, form, root, choice, isSaving }: PreviewPaneProps) {
  const { t } = useTranslation('preview');
  const { memory, remember, template } = choice;
  const path = useLocation({ select: ({ pathname }) => pathname });
  const known = usePreviewLanguages(collection, template);
  const languages = known ?? [];
  const language = languages.find(({ code }) => code === memory.language)?.code ?? languages[0]?.code ?? null;
  const { address, isReading, isFailed, error, retry } = usePreviewAddress(
    collection,
    itemKey,
    template,
    known === null ? undefined : language,
  );
  const { round, reload } = useReloads(form, isSaving, isReading);
  const [frame, setFrame] = useState<{ of: string; state: FrameState }>({ of: '', state: 'loading' });
  const scroll = useRef({ href: '', top: 0 });
  const { ref: pane, size: room } = usePaneSize();
  const href = address?.href ?? null;
  const place = href === null ? null : framePlace(href, window.location.href, apiRoot);
  const shown = `${href} ${round}`;
  const state = frame.of === shown ? frame.state : 'loading';
  const isFramed = place === 'frame' && state !== 'grabbing' && state !== 'own-host';
  const { read, follow } = useFormState({ collection, itemKey, form, root, language, isDark: memory.isDark });
  useScreenAction('reloadPreview', reload, place === 'frame');
  useShortcuts(
    {
      '$mod+Shift+l': (event) => {
        event.preventDefault();
        if (!isCovered()) reload();
      },
    },
    place === 'frame',
  );
  return (
    <>
      {/* As wide as the pane is, which may have less room than it was given. */}
      <div ref={pane} />
      <Resizer
        label={t('resize')}
        edge="start"
        value={room.width > 0 ? Math.round(room.width) : memory.width}
        min={paneBounds.min}
        max={paneBounds.max}
        onChange={(width) => remember({ width }, false)}
        onCommit={(width) => remember({ width })}
        onReset={() => remember({ width: paneBounds.default })}
        className={styles.resizer}
      />
      <PreviewBar
        {...{ choice, languages, language, href }}
        canReload={place === 'frame'}
        onReload={reload}
      />
      {isFailed ? <RetryNotice text={t('failed')} error={error} onRetry={retry} /> : null}
      {address?.gaps ? <AddressGaps collection={collection} gaps={address.gaps} /> : null}
      {href !== null && place !== null ? (
        <FrameNotice state={place === 'frame' ? state : place} href={href} onBack={reload} />
      ) : null}
      {(address === null && !isFailed) || (place === 'frame' && state === 'loading') ? (
        <ProgressBar label={t('loading')} />
      ) : null}
      {href !== null && isFramed ? (
        <PreviewFrame
          key={shown}
          {...{ href, read, follow, scroll, state }}
          size={memory.size}
          isDark={memory.isDark}
          onState={(next) => setFrame({ of: shown, state: next })}
          onField={(name) => {
            showPageTab(path, 'content');
            // Once the form is shown: on a phone it is another tab.
            requestAnimationFrame(() => focusField(root.current, name));
          }}
        />
      ) : null}
    </>
  );
}

/** A pause after a save, ms: the item is read anew, and its address may be another. */
const afterSave = 250;

/** How often the page was loaded: by hand, and by itself after a save, or when the item was changed elsewhere. */
function useReloads({ base }: Form, isSaving: boolean, isReading: boolean) {
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((now) => now + 1), []);
  const shown = useRef(base);
  const isDue = useRef(false);
  useEffect(() => {
    // Rows of a list are saved without a change of the item itself; and the same item is read as another object at times.
    if (isSaving || !sameJson(shown.current, base)) isDue.current = true;
    shown.current = base;
    if (!isDue.current || isSaving || isReading) return;
    const timer = setTimeout(() => {
      isDue.current = false;
      reload();
    }, afterSave);
    return () => clearTimeout(timer);
  }, [base, isSaving, isReading, reload]);
  return { round, reload };
}

interface FormStateConfig extends Pick<PreviewPaneProps, 'collection' | 'itemKey' | 'form' | 'root'> {
  language: string | null;
  isDark: boolean;
}

/** What the page is told of the form: no passwords, nor anything else that opens a door. */
function useFormState(config: FormStateConfig) {
  const { collection, itemKey, form, root, language, isDark } = config;
  const model = { collections: useCollections(), relations: useRelations() };
  const latest = useLatest({ fields: form.fields.map(({ field }) => field), model });
  const clean = (values: Values) => withoutSecrets(latest.current.fields, values, latest.current.model);
  const now = () => form.handle.read().values;
  const read = (): PreviewState => ({
    collection: collection.collection,
    key: itemKey,
    language,
    isDark,
    values: clean(now()),
  });
  const follow = (channel: Channel) =>
    followForm({ channel, read: now, clean, store: form.store, root: root.current });
  return { read, follow };
}
