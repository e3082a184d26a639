import { useEffect, useMemo, useRef } from 'react';
import { type TouchHandlers, useTouches } from '#app/components/extension/use-touches.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { sameJson } from '#app/lib/json.ts';
import { useLatest } from '#app/lib/latest.ts';

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
  isFollowing: boolean,
): { guarded: Callbacks; touches: TouchHandlers } {
  const latest = useLatest({ ...props, onShutOff });
  const state = useRef({ isThere: true, isOff: false });
  const first = useRef<unknown>(undefined);
  const touches = useTouches(isFollowing);
  useEffect(() => {
    const now = state.current;
    now.isThere = true;
    return () => {
      now.isThere = false;
    };
  }, []);

  const guarded = useMemo((): Callbacks => {
    const isOn = () => state.current.isThere && !state.current.isOff;
    const mayChange = (): boolean => {
      if (touches.mayChange()) return true;
      state.current.isOff = true;
      // Of a loop the first value is what somebody wanted.
      if (touches.count() > 0 && first.current !== undefined) latest.current.onChange(first.current);
      latest.current.onShutOff();
      return false;
    };
    return {
      onChange: (value) => {
        // Saying what is there already changes nothing.
        if (!isOn() || sameJson(value, latest.current.value) || !mayChange()) return;
        if (touches.count() === 1) first.current = value;
        latest.current.onChange(value);
      },
      onSetField: (field, value) => {
        if (isOn() && mayChange()) latest.current.onSetField(field, value);
      },
      onInputError: (message) => {
        if (isOn()) latest.current.onInputError?.(message);
      },
    };
  }, [latest, touches]);
  return { guarded, touches: touches.handlers };
}
