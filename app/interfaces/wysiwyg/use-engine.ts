import { neededPart } from '#app/lib/missing-parts.ts';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEmptyValue } from '#app/components/code-editor/use-empty-value.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { richTextHeight } from '#app/interfaces/editor-height.ts';
import type { Engine, EngineSetup } from './engine-types.ts';
import { toolbarOf } from './toolbar.ts';
import { useNear } from '#app/interfaces/use-near.ts';

export interface EngineInput extends Pick<EngineSetup, 'onSource' | 'onLibrary' | 'onUpload' | 'store'> {
  value: unknown;
  onChange: (value: unknown) => void;
  options: Record<string, unknown>;
  /** No editor now: the source is shown. */
  isOff: boolean;
  labelId: string;
  describedBy: string | undefined;
}

export interface EngineState {
  /** Where the editor is put. */
  host: RefObject<HTMLDivElement | null>;
  isReady: boolean;
  isFailed: boolean;
  engine: () => Engine | null;
}

const wordsOf = (id: string) => document.getElementById(id)?.textContent?.trim() ?? '';

/** An editor of its own for as long as the field is shown, loaded when it comes near the screen. */
export function useEngine({ value, onChange, options, isOff, ...input }: EngineInput): EngineState {
  const text = useInterfaceText('wysiwyg');
  const host = useRef<HTMLDivElement>(null);
  const engine = useRef<Engine>(null);
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting');
  const isNear = useNear(host);
  const empty = useEmptyValue(value);
  /** What the editor stands for now, and the text that it was given. */
  const known = useRef<{ value: unknown; given: unknown }>({ value, given: value });
  const toolbar = JSON.stringify(toolbarOf(options));

  const handleEdit = useEffectEvent((html: string, isOriginal: boolean) => {
    const next = isOriginal ? known.current.given : html === '' ? empty : html;
    known.current.value = next;
    onChange(next);
  });
  const handleSource = useEffectEvent(() => {
    engine.current?.flush();
    input.onSource();
  });
  const handleLibrary = useEffectEvent(input.onLibrary);
  const handleUpload = useEffectEvent(input.onUpload);
  const store = useEffectEvent(input.store);
  const givenValue = useEffectEvent(() => value);
  const words = useEffectEvent(() => ({
    source: text('source'),
    insertFile: text('insertFile'),
    fromLibrary: text('fromLibrary'),
    upload: text('upload'),
    properties: text('properties'),
    menus: text('menus'),
  }));

  const { labelId, describedBy } = input;
  const isOn = isNear && !isOff;
  useEffect(() => {
    const place = host.current;
    if (!isOn || !place) return undefined;
    const gone = new AbortController();
    holdPlace(place, givenValue());
    const start = async () => {
      try {
        const { startEngine } = await neededPart(() => import('./engine.ts'));
        if (gone.signal.aborted) return;
        const given = givenValue();
        known.current = { value: given, given };
        const made = await startEngine(
          {
            host: place,
            html: plainText(given),
            toolbar: JSON.parse(toolbar) as EngineSetup['toolbar'],
            label: wordsOf(labelId),
            words: words(),
            onEdit: (html, isOriginal) => handleEdit(html, isOriginal),
            onSource: () => handleSource(),
            onLibrary: () => handleLibrary(),
            onUpload: () => handleUpload(),
            store: (file) => store(file),
          },
          gone.signal,
        );
        if (gone.signal.aborted) made.remove();
        else {
          engine.current = made;
          setState('ready');
        }
      } catch {
        if (!gone.signal.aborted) setState('failed');
      }
    };
    void start();
    return () => {
      gone.abort();
      engine.current?.flush();
      engine.current?.remove();
      engine.current = null;
      setState((was) => (was === 'failed' ? was : 'waiting'));
    };
  }, [isOn, toolbar, labelId]);

  // A text from outside: an undo, a restored draft, the saved state.
  useEffect(() => {
    if (state !== 'ready' || value === known.current.value) return;
    known.current = { value, given: value };
    engine.current?.load(plainText(value));
  }, [value, state]);

  useDescription(engine, describedBy, state === 'ready');
  return { host, isReady: state === 'ready', isFailed: state === 'failed', engine: () => engine.current };
}

/** About the height that it will have is kept for it until it is there (`data-ready`). */
function holdPlace(place: HTMLElement, value: unknown): void {
  place.style.setProperty('--height', `${richTextHeight(value, place.clientWidth)}px`);
}

/** The frame is a document of its own, which can't point to what describes the field in this one. */
function useDescription(
  engine: RefObject<Engine | null>,
  describedBy: string | undefined,
  isReady: boolean,
): void {
  useEffect(() => {
    if (!isReady) return;
    const description = (describedBy ?? '').split(' ').map(wordsOf).filter(Boolean).join('. ');
    engine.current?.describe({ 'aria-description': description || null });
  }, [engine, describedBy, isReady]);
}
