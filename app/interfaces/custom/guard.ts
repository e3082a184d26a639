import { useEffect, useMemo, useRef } from 'react';
import type { InputProps } from '#app/interfaces/define.ts';
import { writeJson } from '#app/lib/json.ts';
import { useLatest } from '#app/lib/latest.ts';

/** Changes that an input may make after one touch: a wheel, a drag or a paste makes a few, a loop never ends. */
const maxChanges = 30;

const touches = [
  'onPointerDownCapture',
  'onKeyDownCapture',
  'onInputCapture',
  'onChangeCapture',
  'onClickCapture',
  'onPasteCapture',
  'onDropCapture',
  'onWheelCapture',
  'onPointerMoveCapture',
] as const;

type Touches = Record<(typeof touches)[number], (event: { nativeEvent: Event }) => void>;

type Callbacks = Required<Pick<InputProps, 'onChange' | 'onSetField' | 'onInputError'>>;

/**
 * The callbacks of an input whose code is not the app's: they take nothing that nobody has asked for. What it says before
 * anybody has touched it, over and over, or after it left, changes no value; `onShutOff` is told of the first two.
 *
 * @returns the callbacks, the same for as long as the input is there, and what its element listens for
 */
export function useGuard(
  props: Pick<InputProps, 'value' | 'onChange' | 'onSetField' | 'onInputError'>,
  onShutOff: () => void,
): { guarded: Callbacks; touches: Touches } {
  const latest = useLatest({ ...props, onShutOff });
  const state = useRef({ isThere: true, isTouched: false, isOff: false, changes: 0 });
  const first = useRef<unknown>(undefined);
  useEffect(() => {
    const now = state.current;
    now.isThere = true;
    return () => {
      now.isThere = false;
    };
  }, []);

  return useMemo(() => {
    const isOn = () => state.current.isThere && !state.current.isOff;
    const shutOff = () => {
      state.current.isOff = true;
      latest.current.onShutOff();
    };
    /** Whether one change more may be made. */
    const mayChange = (): boolean => {
      const now = state.current;
      if (now.isTouched) now.changes += 1;
      if (now.isTouched && now.changes <= maxChanges) return true;
      // Of a loop the first value is what somebody wanted.
      if (now.isTouched && first.current !== undefined) latest.current.onChange(first.current);
      shutOff();
      return false;
    };
    const guarded: Callbacks = {
      onChange: (value) => {
        // Saying what is there already changes nothing.
        if (!isOn() || isSame(value, latest.current.value) || !mayChange()) return;
        if (state.current.changes === 1) first.current = value;
        latest.current.onChange(value);
      },
      onSetField: (field, value) => {
        if (isOn() && mayChange()) latest.current.onSetField(field, value);
      },
      onInputError: (message) => {
        if (isOn()) latest.current.onInputError?.(message);
      },
    };
    const touch = ({ nativeEvent: event }: { nativeEvent: Event }) => {
      const isMove = event.type === 'pointermove' && (event as PointerEvent).buttons === 0;
      if (event.isTrusted && !isMove) Object.assign(state.current, { isTouched: true, changes: 0 });
    };
    return {
      guarded,
      touches: Object.fromEntries(touches.map((name) => [name, touch])) as unknown as Touches,
    };
  }, [latest]);
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  const isData = (value: unknown) => typeof value === 'object' && value !== null;
  return isData(one) && isData(other) && writeJson(one) === writeJson(other);
}
